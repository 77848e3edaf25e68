import type { Answer } from '@miraco/domain/wellness';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countAnswered,
  finished,
  firstUnansweredStep,
  mergeDraft,
  stepToShow,
} from '#parts/wellness-test/score/responses.ts';
import { eraseTabAnswers, keepTabAnswers, tabAnswers } from '#parts/wellness-test/score/tab-answers.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { late } from '#shared/loading/late.tsx';
import { navigate } from '#shared/router/history.ts';
import { useSearchParams } from '#shared/router/router.tsx';
import { EvaluateStart } from './evaluate-start.tsx';
import { resultPart } from './result-part.ts';
import { useNewPart } from './use-new-part.ts';

/** The questions and the result, which a visitor who reads the introduction may never open. */
const { Part: EvaluateTest, load: loadTest } = late(
  () => import('./evaluate-test.tsx'),
  'EvaluateTest',
  'wellness',
  'tests',
  'result',
  'messages',
);

const none = mergeDraft(null, {});

/**
 * /evaluate: the wellness test for visitors. The answers stay in this tab, and are sent nowhere. The URL only names the part that is
 * shown, so that going back leads to the previous step.
 */
export function Evaluate() {
  const { t } = useTranslation();
  const requested = useSearchParams()[0].get('step');
  const [begun, setBegun] = useState(false);
  const [responses, setResponses] = useState(none);
  // The page is rendered at build, where there is no tab.
  useEffect(() => setResponses(tabAnswers()), []);
  const complete = finished(responses);
  const answered = countAnswered(responses);

  const reached = firstUnansweredStep(responses);
  // A URL carries no answers: opened in a new tab it starts from the beginning.
  const fresh = requested === null || (!begun && answered === 0);
  const result = !fresh && requested === resultPart && complete !== null;
  const part = fresh ? 'start' : result ? resultPart : stepToShow(requested, reached, reached);
  usePageTitle(t('seo.evaluate.title'), t('seo.evaluate.description'));
  useNewPart(part);

  const show = (step: number | typeof resultPart) => navigate({ search: `?step=${step}` });
  const answer = (position: number, chosen: Answer) =>
    setResponses((given) => {
      const next = mergeDraft(given, { [position]: chosen });
      keepTabAnswers(next);
      return next;
    });
  const erase = () => {
    eraseTabAnswers();
    setResponses(none);
  };

  return (
    <div className="mx-auto max-w-4xl px-5 pt-10 sm:px-8 sm:pt-14 print:pt-0">
      {part === 'start' && (
        <EvaluateStart
          state={complete ? 'complete' : answered > 0 ? 'begun' : 'fresh'}
          onBegin={() => {
            setBegun(true);
            show(complete ? resultPart : reached);
          }}
          onErase={erase}
          onIntent={() => void loadTest().catch(() => undefined)}
        />
      )}
      {part !== 'start' && (
        <EvaluateTest
          part={part}
          responses={responses}
          onAnswer={answer}
          onNext={() => show(complete && part === reached ? resultPart : Number(part) + 1)}
          onAgain={() => {
            erase();
            navigate({ search: '' });
          }}
        />
      )}
    </div>
  );
}
