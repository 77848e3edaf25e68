import { wellnessBlocks } from '@miraco/domain/wellness';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LevelMark } from '#charts/level-mark.tsx';
import { bestScore, blockMean, formatScore, overallScore } from '#charts/score.ts';
import { Ago } from '#features/admin/client/ago.tsx';
import { placeOf } from '#features/admin/client/places.ts';
import type { ClientData } from '#features/admin/client-data.ts';
import { LevelBar } from '#parts/wellness-test/score/level-bar.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { OverviewCard } from './overview-card.tsx';
import type { Found } from './overview-data.ts';

type Wellness = Found['wellness'];

interface OverviewWellnessProps {
  user: ClientData['user'];
  wellness: Wellness;
}

/** The latest test with what changed since the one before, its blocks, and the initial test. */
export function OverviewWellness({ user, wellness: { latest, before, initial } }: OverviewWellnessProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = t('clientOverview.wellness');
  if (!latest) {
    return (
      <OverviewCard title={title}>
        <p className="text-muted-foreground">{t('clientOverview.noTest', { name: user.firstname })}</p>
      </OverviewCard>
    );
  }
  const isInitial = initial?.date === latest.date;
  const number = (points: number) => formatScore(overallScore({ ...latest.overall, points }), language);
  return (
    <OverviewCard title={title} to={placeOf(isInitial ? 'initialTest' : 'weeklyTests', user.id)}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-serif text-[1.6rem] tabular-nums leading-none">
          {t('result.score', { score: number(latest.overall.points), best: bestScore })}
        </span>
        <LevelMark level={latest.overall.level} />
        <span className="text-[0.9rem] text-muted-foreground">
          <Ago date={latest.date} />
        </span>
      </p>
      {before && <Trend points={latest.overall.points - before.points} since={before.date} />}
      <dl className="mt-3 grid gap-1 text-[0.9rem]">
        {wellnessBlocks.map((block) => {
          const { level } = latest.blocks[block];
          const mean = blockMean(latest.blocks[block]);
          return (
            <div key={block} className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-3">
              <dt className="text-muted-foreground">{t(`initial.blocks.${block}`)}</dt>
              <dd className="contents">
                <LevelBar level={level} score={mean} className="h-1.5" />
                <span className="w-8 text-right tabular-nums">
                  {formatScore(mean, language)}
                  <span className="sr-only"> {t(`levels.${level}`)}</span>
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      {initial && !isInitial && (
        <p className="mt-3 flex flex-wrap items-center gap-x-2 border-t pt-3 text-[0.9rem] text-muted-foreground">
          {t('clientOverview.atFirst', {
            score: number(initial.points),
            date: dateFormat(language, { dateStyle: 'medium' }).format(initial.date),
          })}
          <LevelMark level={initial.level} size="sm" />
        </p>
      )}
    </OverviewCard>
  );
}

/** How far the score moved since the test before. */
function Trend({ points, since }: { points: number; since: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = dateFormat(language, { day: 'numeric', month: 'short' }).format(since);
  const score = formatScore(Math.abs(overallScore({ points, level: 'flow' })), language);
  const way = points > 0 ? 'up' : points < 0 ? 'down' : 'same';
  const Icon = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight }[way];
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-[0.9rem]">
      <Icon className="size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
      {t(`clientOverview.trend.${way}`, { score, date })}
    </p>
  );
}
