import { paths } from '@miraco/contract/paths';
import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

interface StepNavProps {
  /** Path of the previous step; undefined on the first, which links to the profile. */
  onBack: (() => void) | undefined;
  /** Label of the button to the next step. */
  onward: string;
  /** The button submits instead of opening the next step. */
  sends?: boolean;
  /** False where the test is read-only: then nothing is sent. */
  open?: boolean;
  busy?: boolean;
  className?: string;
}

/** The buttons at the end of a step, inside its form. Memoized: answers above do not render them again. */
export const StepNav = memo(function StepNav(props: StepNavProps) {
  const { onBack, onward, sends = false, open = true, busy = false, className } = props;
  const { t } = useTranslation();
  const Icon = sends ? Send : ArrowRight;
  return (
    <div className={cn('flex flex-wrap-reverse items-center justify-between gap-3 border-t pt-6', className)}>
      {onBack ? (
        <Button variant="ghost" size="bare" className="-ml-2 px-3" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {t('initial.previous')}
        </Button>
      ) : (
        <Button asChild variant="ghost" size="bare" className="-ml-2 px-3">
          <Link to={paths.profile}>
            <ArrowLeft aria-hidden="true" />
            {open ? t('initial.leave') : t('result.toProfile')}
          </Link>
        </Button>
      )}
      {(open || !sends) && (
        <Button type="submit" size="lg" loading={busy} className="max-sm:w-full">
          {onward}
          <Icon aria-hidden="true" />
        </Button>
      )}
    </div>
  );
});
