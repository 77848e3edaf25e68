import { type Answer, scoreWellness } from '@miraco/domain/wellness';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import {
  countAnswered,
  finished,
  firstUnansweredStep,
  mergeDraft,
  stepToShow,
} from '#parts/wellness-test/responses.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { useLeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EvaluateResult } from './evaluate-result.tsx';
import { EvaluateStart } from './evaluate-start.tsx';
import { EvaluateStep } from './evaluate-step.tsx';
import { useNewPart } from './use-new-part.ts';

const none = mergeDraft(null, {});
const resultPart = 'result';

/**
 * /evaluate: the wellness test for visitors. The answers live in this component and nowhere else: no draft, no call, no storage.
 * The URL only names the part that is shown, so that going back leads to the previous step.
 */
export function Evaluate() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const requested = useSearchParams()[0].get('step');
  const [begun, setBegun] = useState(false);
  const [responses, setResponses] = useState(none);
  const words = trpc.method.wellness.useQuery();
  const complete = finished(responses);
  const answered = countAnswered(responses);

  const reached = firstUnansweredStep(responses);
  // A URL carries no answers: opened by itself it starts from the beginning.
  const fresh = requested === null || !begun;
  const result = !fresh && requested === resultPart && complete !== null;
  const part = fresh ? 'start' : result ? resultPart : stepToShow(requested, reached, reached);
  const guard = useLeaveGuard(answered > 0 && !result);
  usePageTitle(t('seo.evaluate.title'), t('seo.evaluate.description'));
  useNewPart(part);

  const show = (step: number | typeof resultPart) => navigate({ search: `?step=${step}` });
  const answer = (position: number, chosen: Answer) =>
    setResponses((given) => mergeDraft(given, { [position]: chosen }));

  return (
    <div className="mx-auto max-w-4xl px-5 pt-10 sm:px-8 sm:pt-14">
      {part === 'start' && (
        <EvaluateStart
          onBegin={() => {
            setBegun(true);
            show(reached);
          }}
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
            setResponses(none);
            navigate({ search: '' });
          }}
        />
      )}
      <ConfirmDialog
        open={guard.asking}
        onOpenChange={guard.stay}
        title={t('evaluate.leaveTitle')}
        description={t('evaluate.leaveText')}
        confirmLabel={t('evaluate.leave')}
        cancelLabel={t('evaluate.stay')}
        onConfirm={guard.leave}
      />
    </div>
  );
}
