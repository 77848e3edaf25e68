import { lowestBlock, trendOf, type WellnessScore } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { bestScore, blockMean, formatScore, overallScore, type WellnessTest } from '#charts/score.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';

interface AtAGlanceProps {
  score: WellnessScore;
  before: Pick<WellnessTest, 'date' | 'score'> | null;
}

/** What stands out in a result: how it compares with the test before, and the block that is lowest. */
export function AtAGlance({ score, before }: AtAGlanceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lowest = lowestBlock(score);
  const number = (value: number) => formatScore(value, language);
  const difference = before ? overallScore(score.overall) - overallScore(before.score.overall) : 0;
  return (
    <p className="measure font-medium empty:hidden">
      {before &&
        t(`result.change.${trendOf(score.overall.points, before.score.overall.points)}`, {
          by: number(Math.abs(difference)),
          date: dateFormat(language, { dateStyle: 'long' }).format(before.date),
        })}
      {before && lowest && ' '}
      {lowest &&
        t('result.lowest', {
          area: t(`initial.blocks.${lowest}`),
          score: number(blockMean(score.blocks[lowest])),
          best: bestScore,
        })}
    </p>
  );
}
