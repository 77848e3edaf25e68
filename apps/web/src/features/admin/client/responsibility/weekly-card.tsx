import { wellnessBlocks } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { LevelMark } from '#charts/level-mark.tsx';
import { bestScore, blockMean, formatScore, overallScore } from '#charts/score.ts';
import { LevelBar } from '#parts/wellness-test/score/level-bar.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Button } from '#ui/button.tsx';
import type { PhaseTwoTabData } from './phase-two-data.ts';

interface WeeklyCardProps {
  test: PhaseTwoTabData<'weekly'>['weekly'][number];
  onOpen: () => void;
}

/** A weekly result: the level overall and of each block, and a button that opens the answers. */
export function WeeklyCard({ test, onOpen }: WeeklyCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { overall, blocks } = test.score;
  const score = overallScore(overall);
  const date = dateFormat(language, { dateStyle: 'medium' }).format(test.date);
  return (
    <li className="break-inside-avoid rounded-lg border bg-card p-4">
      <h4 className="font-medium font-sans text-base tracking-normal">
        <time dateTime={new Date(test.date).toISOString()}>{date}</time>
      </h4>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="flex">
          <span className="sr-only">{t('phaseTwo.weekly.overall')}: </span>
          <LevelMark level={overall.level} />
        </p>
        <p className="text-[0.95rem] tabular-nums">
          {t('result.score', { score: formatScore(score, language), best: bestScore })}
        </p>
      </div>
      <LevelBar level={overall.level} score={score} className="mt-2.5 h-1.5 print:hidden" />
      <dl className="mt-3 grid gap-1.5 border-t pt-3 text-[0.9rem]">
        {wellnessBlocks.map((block) => (
          <div key={block} className="flex items-center justify-between gap-3">
            <dt className="text-muted-foreground">{t(`initial.blocks.${block}`)}</dt>
            <dd className="flex items-center gap-3">
              <LevelMark level={blocks[block].level} size="sm" />
              <span className="w-8 text-right tabular-nums">{formatScore(blockMean(blocks[block]), language)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Button
        variant="ghost"
        size="sm"
        className="mt-2 -mb-2 -ml-3 text-primary print:hidden"
        aria-label={t('wellnessAnswers.openOf', { date })}
        onClick={onOpen}
      >
        {t('wellnessAnswers.open')}
      </Button>
    </li>
  );
}
