import { ArrowDownRight, ArrowRight, ArrowUpRight, ClockAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LevelMark } from '#charts/level-mark.tsx';
import { timeSince } from '#features/admin/client/time-since.ts';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';

interface CellProps {
  user: UserRow;
}

const trends = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

/** The level of the latest test, whether it rose, and what does not show in it: blocks in crisis, and the level at first. */
export function LatestWellness({ user: { latest, wellness, crisisBlocks, weeklyAt } }: CellProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!latest) return <span className="text-muted-foreground">{t('admin.noInitialTest')}</span>;
  const Trend = latest.trend && trends[latest.trend];
  const areas = new Intl.ListFormat(language).format(crisisBlocks.map((block) => t(`initial.blocks.${block}`)));
  const crisis = crisisBlocks.length > 0 ? t('result.inCrisis', { areas }) : null;
  const first = wellness && weeklyAt !== null ? t('admin.atFirst', { level: t(`levels.${wellness}`) }) : null;
  return (
    <span className="inline-grid min-w-0 max-w-44 gap-0.5">
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        <LevelMark level={latest.level} size="sm" />
        {Trend && latest.trend && (
          <span title={t(`admin.trend.${latest.trend}`)}>
            <Trend className="size-4 text-muted-foreground" aria-hidden="true" />
            <span className="sr-only">{t(`admin.trend.${latest.trend}`)}</span>
          </span>
        )}
      </span>
      {(crisis || first) && (
        <span
          className="truncate text-[0.8rem] text-muted-foreground leading-tight"
          title={[crisis, first].filter(Boolean).join(' · ')}
        >
          {crisis && <span className="font-medium text-crisis">{crisis}</span>}
          {crisis && first && ' · '}
          {first}
        </span>
      )}
    </span>
  );
}

/** How long ago the last weekly test was, and whether the next one is late. */
export function LastWeekly({ user: { weeklyAt, weeklyDueAt, disabled } }: CellProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = Date.now();
  const late = !disabled && weeklyDueAt !== null && weeklyDueAt < now;
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${late ? 'font-medium text-challenge' : ''}`}>
      {weeklyAt === null ? (
        <span className={late ? '' : 'text-muted-foreground'}>{t('admin.noWeekly')}</span>
      ) : (
        <time
          dateTime={new Date(weeklyAt).toISOString()}
          title={dateFormat(language, { dateStyle: 'long' }).format(weeklyAt)}
        >
          {ago(weeklyAt, now, language)}
        </time>
      )}
      {late && (
        <span title={t('admin.late')}>
          <ClockAlert className="size-4" aria-hidden="true" />
          <span className="sr-only">{t('admin.late')}</span>
        </span>
      )}
    </span>
  );
}

function ago(date: number, now: number, language: string): string {
  const since = timeSince(date, now);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  return since ? relative.format(-since.count, since.unit) : relative.format(0, 'day');
}
