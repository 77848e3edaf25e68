import { paths } from '@miraco/contract/paths';
import {
  BookOpenText,
  CalendarCheck,
  Dumbbell,
  History,
  House,
  type LucideIcon,
  SearchCheck,
  Star,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { responsibilityBar } from '#parts/phases/phase-steps.ts';
import { showCurrent } from '#parts/steps/show-current.ts';
import { Link } from '#shared/router/link.tsx';
import { cn } from '#ui/cn.ts';

type Step = (typeof responsibilityBar)[number]['step'];

const icons: Record<Step, LucideIcon> = {
  weeklyResult: CalendarCheck,
  evaluation: SearchCheck,
  training: Dumbbell,
  historical: History,
  essential: Star,
  guide: BookOpenText,
};

const itemClasses =
  'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-md border px-3 text-[0.9rem] leading-tight no-underline [&_svg]:size-[1.15em] [&_svg]:shrink-0';

interface StepsBarProps {
  /** The step of this page; undefined on a page outside the bar. */
  current?: Step;
  className?: string;
}

/** The bar on every screen of Responsibility: home, and the steps of the phase. Spec 2, section 2. */
export function StepsBar({ current, className }: StepsBarProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('responsibility.steps')} className={cn('mb-7 print:hidden', className)}>
      {/* One row on a phone; its padding leaves room for the focus ring. */}
      <ul
        ref={showCurrent}
        className="-mx-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] sm:flex-wrap *:shrink-0"
      >
        <li>
          <Link
            to={paths.profile}
            aria-label={t('responsibility.home')}
            title={t('responsibility.home')}
            className={`${itemClasses} w-11 justify-center border-input bg-card hover:bg-muted`}
          >
            <House aria-hidden="true" />
          </Link>
        </li>
        {responsibilityBar.map(({ step, to }) => {
          const Icon = icons[step];
          const content = (
            <>
              <Icon aria-hidden="true" />
              {t(`phases.responsibility.${step}`)}
            </>
          );
          return (
            <li key={step}>
              {step === current ? (
                <button
                  type="button"
                  disabled
                  aria-current="page"
                  className={`${itemClasses} cursor-default border-primary bg-secondary font-medium text-secondary-foreground`}
                >
                  {content}
                </button>
              ) : (
                <Link to={to} className={`${itemClasses} border-input bg-card hover:bg-muted`}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
