import { type Level, unevenBlocks, type WellnessScore, wellnessBlocks } from '@miraco/domain/wellness';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelMark } from '#charts/level-mark.tsx';
import { bestScore, blockMean, formatScore, overallScore, type WellnessTest } from '#charts/score.ts';
import { useReveal } from '#charts/use-reveal.ts';
import { SupportCard } from '#parts/support/support-card-lazily.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { useDelayedRefetch } from '#shared/loading/use-delayed-refetch.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AtAGlance } from './score/at-a-glance.tsx';
import { LevelBar } from './score/level-bar.tsx';
import { LevelScale } from './score/level-scale.tsx';
import { NextStep } from './score/next-step.tsx';
import { resultTexts } from './score/result-texts.ts';

const revealDuration = 600;

interface WellnessResultProps {
  score: WellnessScore;
  words: Outputs['method']['wellness'];
  refetch: () => Promise<unknown>;
  /** The last refetch failed: an earlier result is shown. */
  stale: boolean;
  /** The test before this one. */
  before?: Pick<WellnessTest, 'date' | 'score'> | null;
}

/** The result of a wellness test: first the whole, then its four parts. The screen adds the title and the next step. */
export function WellnessResult({ score, words, refetch, stale, before = null }: WellnessResultProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const progress = useReveal(revealDuration);
  const { overall, blocks } = score;
  const texts = resultTexts(score, words, { language, nameOf: (block) => t(`initial.blocks.${block}`) });

  useDelayedRefetch(refetch);

  return (
    <>
      <Announcement revealed={progress === 1} level={overall.level} score={overallScore(overall)} />
      {stale && (
        <Alert
          className="mb-6"
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('result.stale')}
        </Alert>
      )}
      {overall.level === 'crisis' && <SupportCard occasion="result" className="mb-6" />}
      <Card className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <div>
          <h2 className="eyebrow font-sans">{t('result.overall')}</h2>
          <p className="mt-2 flex items-baseline gap-2.5">
            <span className="font-serif text-[4.25rem] leading-none tabular-nums" aria-hidden="true">
              {formatScore(overallScore(overall) * progress, language, progress < 1)}
            </span>
            <span className="text-muted-foreground" aria-hidden="true">
              {t('result.outOf', { best: bestScore })}
            </span>
            <span className="sr-only">
              {t('result.score', { score: formatScore(overallScore(overall), language), best: bestScore })}
            </span>
          </p>
          <div className="mt-5 mb-4">
            <LevelMark level={overall.level} size="lg" />
          </div>
          <LevelScale level={overall.level} score={overallScore(overall) * progress} />
        </div>
        <div className="grid content-start gap-5">
          <p className="measure text-[1.05rem]">{texts.meaning}</p>
          <AtAGlance score={score} before={before} />
          <NextStep level={texts.nextLevel} titled={texts.nextLevel !== 'crisis'}>
            {texts.next}
          </NextStep>
        </div>
      </Card>
      {unevenBlocks(score).length > 0 && <SupportCard occasion="asked" className="mt-6" />}

      <h2 className="mt-12 mb-5">{t('result.blocks')}</h2>
      <ul className="grid gap-5 lg:grid-cols-2">
        {wellnessBlocks.map((block) => {
          const { level } = blocks[block];
          const mean = blockMean(blocks[block]);
          return (
            <li key={block} className="grid content-start gap-4 rounded-lg border bg-card p-5 shadow-raised sm:p-7">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <h3>{t(`initial.blocks.${block}`)}</h3>
                <LevelMark level={level} />
              </div>
              <div className="flex items-center gap-4">
                <LevelBar level={level} score={mean * progress} className="h-2 flex-1" />
                <p className="shrink-0 text-[0.95rem] text-muted-foreground tabular-nums">
                  {t('result.score', { score: formatScore(mean, language), best: bestScore })}
                </p>
              </div>
              <p className="measure">{words.levels[block][level].meaning[language]}</p>
              <NextStep level={level} quiet titled={level !== 'crisis'}>
                {words.levels[block][level].next[language]}
              </NextStep>
            </li>
          );
        })}
      </ul>

      <p className="measure mt-8 text-[0.9rem] text-muted-foreground">{t('result.howCounted')}</p>
      <p className="measure mt-3 text-[0.9rem] text-muted-foreground">{t('result.snapshot')}</p>
    </>
  );
}

/** Announces the result once, when the number has stopped counting up. */
function Announcement({ revealed, level, score }: { revealed: boolean; level: Level; score: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!revealed || said !== '') return;
    setSaid(
      t('result.announced', { level: t(`levels.${level}`), score: formatScore(score, language), best: bestScore }),
    );
  }, [revealed, said, level, score, language, t]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
