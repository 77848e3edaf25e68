import { paths } from '@miraco/contract/paths';
import { Check, ChevronRight, Flower2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepState } from '#features/conscience/step-state.ts';
import type { StepLink } from '#parts/phases/step-links.ts';
import { Link } from '#shared/router/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/cn.ts';

interface StepListProps {
  steps: readonly (StepLink & { state: StepState })[];
  /** Whether the phase is open: then a missing step is still to be done. */
  open: boolean;
  /** The number of virtues that have lost their rating. */
  unrated: number;
}

/** Every step with its description and its state, and at the end the summary. */
export function StepList({ steps, open, unrated }: StepListProps) {
  const { t } = useTranslation();
  return (
    <section className="mt-12">
      <h2 className="mb-5">{t('conscience.steps')}</h2>
      <ol className="overflow-hidden rounded-lg border bg-card shadow-raised">
        {steps.map(({ step, to, done, state }, index) => (
          <Step
            key={step}
            to={to}
            mark={done ? <Check strokeWidth={2.5} className="text-flow" /> : index + 1}
            done={done}
            name={t(`conscience.step.${step}.name`)}
            about={t(`conscience.step.${step}.about`)}
            note={step === 'mediumhard' && open && unrated > 0 && t('conscience.unrated', { count: unrated })}
            state={(done || open) && <StepBadge state={state} />}
          />
        ))}
        <Step
          to={open ? paths.resume : paths.resumeLater}
          mark={<Flower2 />}
          name={t('conscience.step.resume.name')}
          about={t('conscience.step.resume.about')}
        />
      </ol>
    </section>
  );
}

function StepBadge({ state }: { state: StepState }) {
  const { t } = useTranslation();
  const looks = {
    done: 'primary',
    changed: 'accent',
    begun: 'accent',
    pending: 'outline',
    optional: 'neutral',
  } as const;
  return <Badge variant={looks[state]}>{t(`conscience.state.${state}`)}</Badge>;
}

interface StepProps {
  to: string;
  mark: ReactNode;
  done?: boolean;
  name: string;
  about: string;
  note?: ReactNode;
  state?: ReactNode;
}

function Step({ to, mark, done = false, name, about, note, state }: StepProps) {
  return (
    <li className="relative flex items-start gap-4 border-t px-4 py-5 first:border-t-0 hover:bg-muted has-focus-visible:bg-muted sm:px-6">
      <span
        aria-hidden="true"
        className={cn(
          'mt-0.5 grid size-8 shrink-0 place-items-center rounded-full border tabular-nums [&_svg]:size-4.5',
          done ? 'border-flow' : 'border-input text-muted-foreground',
        )}
      >
        {mark}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3>
            <Link to={to} className="no-underline -outline-offset-2 after:absolute after:inset-0">
              {name}
            </Link>
          </h3>
          {state}
        </div>
        <p className="measure mt-1.5 text-[0.95rem] text-muted-foreground">{about}</p>
        {note && <p className="mt-1.5 font-medium text-[0.95rem]">{note}</p>}
      </div>
      <ChevronRight className="mt-1.5 size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
    </li>
  );
}
