import { paths } from '@miraco/contract/paths';
import { ArrowRight, BookOpenText, CalendarCheck, Dumbbell, Lock, PenLine, SearchCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLockedReason } from '#parts/phases/use-locked-reason.ts';
import { Link } from '#shared/router/link.tsx';
import { Badge } from '#ui/badge.tsx';

const steps = [
  { step: 'weekly', Icon: CalendarCheck, to: paths.weeklyResult },
  { step: 'evaluation', Icon: SearchCheck, to: paths.evaluation },
  { step: 'training', Icon: Dumbbell, to: paths.training },
  { step: 'guides', Icon: BookOpenText, to: paths.guide },
  { step: 'manifest', Icon: PenLine, to: paths.manifest },
] as const;

/** The way on to Responsibility: links to its tests, or the lock with its reason. Spec 1, sections 2 and 4. */
export function Onward({ locked }: { locked: boolean }) {
  const { t } = useTranslation();
  const reason = useLockedReason();
  return (
    <section className={`mt-12 rounded-lg border p-5 sm:p-7 ${locked ? 'border-dashed' : 'bg-card shadow-raised'}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{t('resume.onward.title')}</h2>
        {locked && (
          <Badge>
            <Lock aria-hidden="true" />
            {t('resume.onward.locked')}
          </Badge>
        )}
      </div>
      <p className="measure mt-2 text-muted-foreground">{locked ? reason : t('resume.onward.open')}</p>
      {locked ? <Ahead /> : <PhaseLinks />}
    </section>
  );
}

/** A preview of the phase. */
function Ahead() {
  const { t } = useTranslation();
  return (
    <ul className="mt-4 grid gap-x-6 gap-y-2.5 text-muted-foreground sm:grid-cols-2 lg:grid-cols-3">
      {steps.map(({ step, Icon }) => (
        <li key={step} className="flex items-center gap-3">
          <Icon className="size-5 shrink-0" aria-hidden="true" />
          {t(`resume.onward.${step}.name`)}
        </li>
      ))}
    </ul>
  );
}

function PhaseLinks() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('resume.onward.steps')} className="mt-5 print:hidden">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ step, Icon, to }) => (
          <li key={step}>
            <Link
              to={to}
              className="flex h-full min-h-11 items-start gap-3 rounded-md border border-input px-4 py-3.5 no-underline transition-colors duration-150 hover:bg-muted"
            >
              <Icon className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="font-medium leading-snug">{t(`resume.onward.${step}.name`)}</span>
                <span className="text-[0.9rem] text-muted-foreground leading-snug">
                  {t(`resume.onward.${step}.about`)}
                </span>
              </span>
              <ArrowRight className="mt-0.5 size-[1.1em] shrink-0 text-muted-foreground" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
