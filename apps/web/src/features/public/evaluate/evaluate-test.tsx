import { type Answer, scoreWellness } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { type DraftResponses, finished } from '#parts/wellness-test/score/responses.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { navigate } from '#shared/router/history.ts';
import { ServerData } from '#shared/trpc/server-data.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { EvaluateResult } from './evaluate-result.tsx';
import { EvaluateStep } from './evaluate-step.tsx';
import type { resultPart } from './result-part.ts';

interface EvaluateTestProps {
  /** A step of the test, or its result. */
  part: number | typeof resultPart;
  responses: DraftResponses;
  onAnswer: (position: number, answer: Answer) => void;
  onNext: () => void;
  onAgain: () => void;
}

/** What follows the introduction, with the words of the method. */
export function EvaluateTest(props: EvaluateTestProps) {
  return (
    <ServerData>
      <TestWithWords {...props} />
    </ServerData>
  );
}

function TestWithWords({ part, responses, onAnswer, onNext, onAgain }: EvaluateTestProps) {
  const { t } = useTranslation();
  const words = trpc.method.wellness.useQuery();
  if (!words.data) return <Loading title={t('evaluate.title')} queries={[words]} />;
  if (typeof part === 'number') {
    return (
      <EvaluateStep
        key={part}
        step={part}
        words={words.data}
        responses={responses}
        onAnswer={onAnswer}
        onNext={onNext}
        onBack={() => navigate(-1)}
      />
    );
  }
  const complete = finished(responses);
  return complete && <EvaluateResult score={scoreWellness(complete)} words={words.data} onAgain={onAgain} />;
}
