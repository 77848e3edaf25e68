import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConscienceSteps } from '#parts/phases/conscience-steps.ts';
import { NavLink } from '#shared/router/link.tsx';
import { cn } from '#ui/cn.ts';

/** The navigation on every step of Conscience: the current step, and the others with their state. Spec 1, section 2. */
export function ConscienceNav({ className }: { className?: string }) {
  const { t } = useTranslation();
  const steps = useConscienceSteps();
  return (
    <nav aria-label={t('conscience.steps')} className={cn('mb-8', className)}>
      <ol className="flex flex-wrap justify-between gap-x-1 gap-y-2 sm:grid sm:grid-cols-5 sm:gap-x-3">
        {steps.map(({ step, to, done }, index) => (
          <li key={step}>
            <NavLink
              to={to}
              className="group relative grid min-h-11 justify-items-center gap-1.5 rounded-md text-[0.78rem] text-muted-foreground leading-tight max-[22rem]:text-[0.7rem] no-underline outline-offset-4 hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-foreground sm:flex sm:h-full sm:items-start sm:gap-2.5 sm:rounded-none sm:border-t-2 sm:pt-3 sm:text-[0.88rem] sm:leading-snug sm:aria-[current=page]:border-primary"
            >
              <span
                aria-hidden="true"
                className={cn(
                  'grid size-7 shrink-0 place-items-center rounded-full border tabular-nums group-aria-[current=page]:border-primary group-aria-[current=page]:bg-primary group-aria-[current=page]:text-primary-foreground sm:size-6 sm:text-[0.78rem]',
                  done ? 'border-flow text-flow' : 'border-input',
                )}
              >
                {done ? <Check className="size-4" strokeWidth={2.5} /> : index + 1}
              </span>
              {/* A phone shows one word of the name; screen readers get all of it. */}
              <span className="sm:hidden">
                {t(`conscience.step.${step}.short`)}
                <span className="sr-only">: </span>
              </span>
              <span className="max-sm:sr-only">
                {t(`conscience.step.${step}.name`)}
                {done && <span className="sr-only"> {t('nav.done')}</span>}
              </span>
            </NavLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
