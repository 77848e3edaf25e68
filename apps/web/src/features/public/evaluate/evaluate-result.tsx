import { paths } from '@miraco/contract/paths';
import { type WellnessScore, wellnessBlocks } from '@miraco/domain/wellness';
import { Printer, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bestScore, blockMean, formatScore, overallScore } from '#charts/score.ts';
import { WellnessResult } from '#parts/wellness-test/wellness-result.tsx';
import { CopyButton } from '#shared/copy-button.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

interface EvaluateResultProps {
  score: WellnessScore;
  words: Outputs['method']['wellness'];
  onAgain: () => void;
}

/** Nothing is fetched again: the score was computed here. */
const noRefetch = async () => {};

/** The visitor's result, to print or to copy, and the way on. */
export function EvaluateResult({ score, words, onAgain }: EvaluateResultProps) {
  const { t } = useTranslation();
  const text = useResultText(score);
  const copyWords = {
    copied: t('evaluate.copied'),
    failed: t('evaluate.notCopied'),
    failedText: t('evaluate.notCopiedText'),
  };
  return (
    <>
      <PageHeader
        eyebrow={t('evaluate.title')}
        title={t('evaluate.resultTitle')}
        lead={<span className="print:hidden">{t('evaluate.resultLead')}</span>}
      />
      <div className="mb-8 flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('evaluate.print')}
        </Button>
        <CopyButton text={text} words={copyWords}>
          {t('evaluate.copy')}
        </CopyButton>
      </div>
      <WellnessResult score={score} words={words} refetch={noRefetch} stale={false} />
      <section
        aria-labelledby="next"
        className="mt-12 grid justify-items-start gap-3 rounded-lg bg-secondary p-6 text-secondary-foreground sm:p-9 print:hidden"
      >
        <h2 id="next">{t('evaluate.nextTitle')}</h2>
        <p className="measure">{t('evaluate.next')}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button asChild size="lg">
            <Link to={paths.start}>{t('evaluate.start')}</Link>
          </Button>
          <Button asChild variant="link">
            <Link to={paths.landing}>{t('evaluate.discover')}</Link>
          </Button>
        </div>
      </section>
      <Button variant="ghost" className="mt-6 print:hidden" onClick={onAgain}>
        <RotateCcw aria-hidden="true" />
        {t('evaluate.again')}
      </Button>
    </>
  );
}

/** The result as a text to send to oneself. */
function useResultText({ overall, blocks }: WellnessScore): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = dateFormat(language, { dateStyle: 'long' }).format(new Date());
  const scores = [
    { area: t('result.overall'), level: overall.level, score: overallScore(overall) },
    ...wellnessBlocks.map((block) => ({
      area: t(`initial.blocks.${block}`),
      level: blocks[block].level,
      score: blockMean(blocks[block]),
    })),
  ];
  const lines = scores.map(({ area, level, score }) =>
    t('evaluate.copyLine', {
      area,
      level: t(`levels.${level}`),
      score: formatScore(score, language),
      best: bestScore,
    }),
  );
  return [t('evaluate.copyTitle', { date }), '', ...lines].join('\n');
}
