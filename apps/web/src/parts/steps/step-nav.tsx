import { paths } from '@miraco/contract/paths';
import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

interface StepNavProps {
  /** To the step before; undefined on the first, which is left for the profile. */
  onBack: (() => void) | undefined;
  /** What the button onward says. */
  onward: string;
  /** It sends, and does not lead to another page. */
  sends?: boolean;
  /** False where it can only be read: then nothing is sent. */
  open?: boolean;
  busy?: boolean;
  className?: string;
}

/** The ways on and back at the end of a step, within its form. What is filled in above does not draw them anew. */
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
