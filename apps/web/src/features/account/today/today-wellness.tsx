import { wellnessBlocks } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { LevelMark } from '#charts/level-mark.tsx';
import { bestScore, blockMean, formatScore, overallScore } from '#charts/score.ts';
import type { LatestWellness } from '#parts/wellness-test/score/latest-wellness.ts';
import { LevelBar } from '#parts/wellness-test/score/level-bar.tsx';
import { LevelScale } from '#parts/wellness-test/score/level-scale.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Card } from '#ui/card.tsx';

type Test = Pick<NonNullable<Outputs['conscience']['initial']['get']>, 'date' | 'score'>;

/** The latest wellness test: the whole, and its four parts. */
export function TodayWellness({ latest }: { latest: LatestWellness<Test> | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!latest) {
    return (
      <Card>
        <h2>{t('progress.today.wellness')}</h2>
        <p className="mt-3 text-muted-foreground">{t('progress.today.noWellness')}</p>
      </Card>
    );
  }
  const { overall, blocks } = latest.test.score;
  const score = (value: number) => t('result.score', { score: formatScore(value, language), best: bestScore });
  const date = dateFormat(language, { dateStyle: 'long' }).format(latest.test.date);
  return (
    <Card>
      <h2>{t('progress.today.wellness')}</h2>
      <p className="mt-1 text-[0.9rem] text-muted-foreground">
        {t(`progress.today.measured.${latest.kind}`, { date })}
      </p>
      <div className="mt-4 mb-3 flex flex-wrap items-end justify-between gap-x-5 gap-y-2">
        <LevelMark level={overall.level} size="lg" />
        <p className="leading-none">{score(overallScore(overall))}</p>
      </div>
      <LevelScale level={overall.level} score={overallScore(overall)} />
      <ul className="mt-6 grid gap-4">
        {wellnessBlocks.map((block) => (
          <li key={block} className="grid gap-1.5">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <span>{t(`initial.blocks.${block}`)}</span>
              <span className="flex items-center gap-3">
                <LevelMark level={blocks[block].level} size="sm" />
                <span className="text-[0.9rem] tabular-nums">{score(blockMean(blocks[block]))}</span>
              </span>
            </div>
            <LevelBar level={blocks[block].level} score={blockMean(blocks[block])} className="h-1.5" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
