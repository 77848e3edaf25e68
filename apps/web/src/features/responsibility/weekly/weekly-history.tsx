import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelMark } from '#charts/level-mark.tsx';
import { bestScore, formatScore, overallScore } from '#charts/score.ts';
import { WellnessLines } from '#charts/wellness-lines.tsx';
import { historyPages } from '#parts/later-phases/history-pages.ts';
import { LevelBar } from '#parts/wellness-test/score/level-bar.tsx';
import type { Week } from '#parts/wellness-test/weeks.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface WeeklyHistoryProps {
  /** Newest first. */
  tests: readonly Week[];
  initial: Outputs['conscience']['initial']['get'];
}

/** The last results, beside the chart of all weeks. Spec 2, section 2. */
export function WeeklyHistory({ tests, initial }: WeeklyHistoryProps) {
  const { t } = useTranslation();
  return (
    <section className="mt-14">
      <h2 className="mb-5">{t('weekly.history.title')}</h2>
      <div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <LatestResults tests={tests} />
        <Card className="min-w-0 max-sm:p-4">
          <WellnessLines
            tests={tests}
            initial={initial}
            heading={t('weekly.history.weeks')}
            title={t('chart.weeks.title')}
          />
        </Card>
      </div>
    </section>
  );
}

function LatestResults({ tests }: { tests: readonly Week[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [back, setBack] = useState(false);
  const { latest, earlier, paged } = historyPages(tests);
  const shown = back ? earlier : latest;
  const date = dateFormat(language, { dateStyle: 'medium' });
  const [newest, oldest] = [shown[0], shown.at(-1)];
  const Arrow = back ? ArrowLeft : ArrowRight;
  return (
    <Card padding="p-5" className="min-w-0">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="text-[1.1rem]">{t('weekly.history.latest')}</h3>
          <p aria-live="polite" className="mt-1 text-[0.85rem] text-muted-foreground leading-snug">
            {newest && oldest && newest !== oldest
              ? t('weekly.history.range', { first: date.format(oldest.date), last: date.format(newest.date) })
              : shown.length === 0 && t('weekly.history.noEarlier')}
          </p>
        </div>
        {paged && (
          <Button
            variant="secondary"
            size="icon"
            aria-label={back ? t('weekly.history.later') : t('weekly.history.earlier')}
            title={back ? t('weekly.history.later') : t('weekly.history.earlier')}
            onClick={() => setBack(!back)}
          >
            <Arrow aria-hidden="true" />
          </Button>
        )}
      </div>
      <ol className="mt-2 divide-y">
        {shown.map(({ id, date: taken, score: { overall } }) => (
          <li key={id} className="grid gap-2 py-3.5 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <LevelMark level={overall.level} size="sm" />
              <span className="text-[0.95rem] tabular-nums">
                {t('result.score', { score: formatScore(overallScore(overall), language), best: bestScore })}
              </span>
            </div>
            <LevelBar level={overall.level} score={overallScore(overall)} className="h-1.5" />
            <time dateTime={new Date(taken).toISOString()} className="text-[0.85rem] text-muted-foreground">
              {date.format(taken)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
