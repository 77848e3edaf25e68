import { TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ago } from '#features/admin/client/ago.tsx';
import { fullName } from '#shared/full-name.ts';
import type { OverviewData } from './overview-data.ts';
import { SessionFact } from './session-fact.tsx';

/** When the client did what is done again and again, the next session, and to whom the client belongs. */
export function OverviewFacts({ data: { user, found } }: { data: OverviewData }) {
  const { t } = useTranslation();
  const { sessions, coach, group, weeklyAt, weeklyDueAt, virtues } = found;
  const isLate = weeklyDueAt !== null && weeklyDueAt < Date.now();
  const none = <span className="text-muted-foreground">{t('clientOverview.facts.never')}</span>;
  return (
    <dl className="mb-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg border bg-card px-4 py-3 sm:grid-cols-3 lg:flex lg:justify-between">
      <Fact name={t('clientOverview.facts.weekly')}>
        {weeklyAt === null ? none : <Ago date={weeklyAt} />}
        {isLate && (
          <span className="flex items-center gap-1.5 text-[0.9rem] text-challenge">
            <TimerOff className="size-4 shrink-0" aria-hidden="true" />
            {t('clientOverview.facts.late')}
          </span>
        )}
      </Fact>
      <Fact name={t('clientOverview.facts.evaluation')}>
        {virtues.evaluatedAt === null ? none : <Ago date={virtues.evaluatedAt} />}
      </Fact>
      <Fact name={t('clientOverview.facts.visit')}>
        {user.lastLogin === null ? t('clientFrame.neverHere') : <Ago date={user.lastActive} />}
      </Fact>
      <Fact name={t('clientOverview.facts.session')}>
        <SessionFact user={user} sessions={sessions} />
      </Fact>
      <Fact name={t('clientOverview.facts.coach')}>
        {coach ? fullName(coach) : <span className="text-muted-foreground">{t('clientOverview.facts.nobody')}</span>}
      </Fact>
      <Fact name={t('clientOverview.facts.group')}>
        {group ?? <span className="text-muted-foreground">{t('clientOverview.facts.noGroup')}</span>}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.85rem] text-muted-foreground">{name}</dt>
      <dd className="leading-snug [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
