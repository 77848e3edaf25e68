import { paths } from '@miraco/contract/paths';
import type { Duty } from '@miraco/domain/due';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/router/link.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { DueBadge } from './due-badge.tsx';
import { dueNow, dutyPages } from './due-now.ts';

export interface WayOnProps {
  /** What this page is about: the way on leads to something else. */
  after?: readonly Duty[];
  /** The page that leads here, where it is worth reading again: the way on once nothing is due. */
  see?: { to: string; label: string };
  className?: string;
}

/** The way on from the end of a step: to what is due next, or home. Nothing until that is known. */
export function WayOn({ after = [], see, className }: WayOnProps) {
  const { t } = useTranslation();
  const situation = trpc.account.situation.useQuery();
  if (situation.isPending) return null;
  const due = situation.data ? dueNow(situation.data) : [];
  const next = due.find((duty) => duty !== 'session' && !after.includes(duty));
  return (
    <div className={cn('mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden', className)}>
      {situation.data && <DueBadge due={due} />}
      {next && (
        <Button asChild size="lg" className="max-sm:w-full">
          <Link to={dutyPages[next]}>
            {t('due.goOn', { what: t(`due.name.${next}`) })}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      )}
      {see && (
        <Button asChild size="lg" variant={next ? 'secondary' : 'primary'} className="max-sm:w-full">
          <Link to={see.to}>{see.label}</Link>
        </Button>
      )}
      {see?.to !== paths.profile && (
        <Button
          asChild
          size={see ? 'bare' : 'lg'}
          variant={see ? 'link' : next ? 'secondary' : 'primary'}
          className="max-sm:w-full"
        >
          <Link to={paths.profile}>{t('result.toProfile')}</Link>
        </Button>
      )}
    </div>
  );
}
