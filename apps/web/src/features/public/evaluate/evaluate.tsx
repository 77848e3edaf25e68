import { type Answer, scoreWellness } from '@miraco/domain/wellness';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import {
  countAnswered,
  finished,
  firstUnansweredStep,
  mergeDraft,
  stepToShow,
} from '#parts/wellness-test/score/responses.ts';
import { eraseTabAnswers, keepTabAnswers, tabAnswers } from '#parts/wellness-test/score/tab-answers.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { EvaluateResult } from './evaluate-result.tsx';
import { EvaluateStart } from './evaluate-start.tsx';
import { EvaluateStep } from './evaluate-step.tsx';
import { useNewPart } from './use-new-part.ts';

const none = mergeDraft(null, {});
const resultPart = 'result';

/**
 * /evaluate: the wellness test for visitors. The answers stay in this tab, and are sent nowhere. The URL only names the part that is
 * shown, so that going back leads to the previous step.
 */
export function Evaluate() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const requested = useSearchParams()[0].get('step');
  const [begun, setBegun] = useState(false);
  const [responses, setResponses] = useState(none);
  const words = trpc.method.wellness.useQuery();
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
        />
      )}
      {part !== 'start' && !words.data && <Loading title={t('evaluate.title')} queries={[words]} />}
      {typeof part === 'number' && words.data && (
        <EvaluateStep
          key={part}
          step={part}
          words={words.data}
          responses={responses}
          onAnswer={answer}
          onNext={() => show(complete && part === reached ? resultPart : part + 1)}
          onBack={() => navigate(-1)}
        />
      )}
      {part === resultPart && complete && words.data && (
        <EvaluateResult
          score={scoreWellness(complete)}
          words={words.data}
          onAgain={() => {
            erase();
            navigate({ search: '' });
          }}
        />
      )}
    </div>
  );
}
