import { paths } from '@miraco/contract/paths';
import type { WellnessScore } from '@miraco/domain/wellness';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WellnessResult } from '#parts/wellness-test/wellness-result.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

interface EvaluateResultProps {
  score: WellnessScore;
  words: Outputs['method']['wellness'];
  onAgain: () => void;
}

/** Nothing is fetched again: the score was computed here. */
const asItIs = async () => {};

/** The visitor's result, and an invitation to go on. */
export function EvaluateResult({ score, words, onAgain }: EvaluateResultProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        eyebrow={t('evaluate.title')}
        title={t('evaluate.resultTitle')}
        lead={t('evaluate.resultLead')}
        actions={
          <Button variant="secondary" onClick={onAgain}>
            <RotateCcw aria-hidden="true" />
            {t('evaluate.again')}
          </Button>
        }
      />
      <WellnessResult score={score} words={words} refetch={asItIs} stale={false} />
      <section
        aria-labelledby="next"
        className="mt-12 grid justify-items-start gap-3 rounded-lg bg-secondary p-6 text-secondary-foreground sm:p-9"
      >
        <h2 id="next">{t('evaluate.nextTitle')}</h2>
        <p className="measure">{t('evaluate.next')}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button asChild>
            <Link to={paths.profile}>{t('evaluate.start')}</Link>
          </Button>
          <Button asChild variant="link">
            <Link to={paths.landing}>{t('evaluate.discover')}</Link>
          </Button>
        </div>
      </section>
    </>
  );
}
