import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { impactSteps } from '#parts/phases/phase-steps.ts';
import { showCurrent } from '#parts/steps/show-current.ts';
import { NavLink } from '#shared/router/link.tsx';
import { useLocation } from '#shared/router/router.tsx';
import { cn } from '#ui/cn.ts';

/** The bar on every screen of Impact: the three purposes, and their scenarios. Spec 2, section 2. */
export function ImpactBar({ className }: { className?: string }) {
  const { t } = useTranslation();
  // "My purpose" is the read view of the personal purpose.
  const onResume = useLocation().pathname === paths.personalResume;
  return (
    <nav aria-label={t('impact.bar')} className={cn('mb-8 print:hidden', className)}>
      <ul ref={showCurrent} className="flex gap-1 overflow-x-auto border-b [scrollbar-width:none]">
        {impactSteps.map(({ step, to }) => (
          <li key={step} className="shrink-0">
            <NavLink
              to={to}
              className={cn(
                'flex h-full min-h-11 items-center border-b-2 px-3 font-medium leading-tight no-underline -outline-offset-2 hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground',
                onResume && step === 'personal'
                  ? 'border-primary text-foreground'
                  : 'border-transparent text-muted-foreground',
              )}
            >
              {t(`phases.impact.${step}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
