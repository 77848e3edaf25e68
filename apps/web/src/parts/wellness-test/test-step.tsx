import type { Answer } from '@miraco/domain/wellness';
import type { Translated } from '@miraco/method/text';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { StepNav } from '#parts/steps/step-nav.tsx';
import { useFailure } from '#shared/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { QuestionsForm } from './questions-form.tsx';
import { type DraftResponses, stepCount } from './responses.ts';
import { stepsTaken } from './steps-taken.ts';
import type { Sending } from './use-send-test.ts';

/** The same questions ask about life in general, or about the week that has passed. */
export type Wording = 'general' | 'week';

interface TestStepProps {
  step: number;
  questions: readonly Record<Wording, Translated>[];
  wording: Wording;
  answers: readonly Translated[];
  responses: DraftResponses;
  readOnly: boolean;
  onAnswer: (position: number, answer: Answer) => void;
  sending: Sending;
}

/** The five questions of a step, and the ways on and back through the history; the last one sends the test. */
export function TestStep({ step, questions, wording, readOnly, sending, ...form }: TestStepProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const navigate = useNavigate();
  const taken = stepsTaken(useLocation().state);
  const last = step === stepCount;

  const goOn = () => {
    if (!last) navigate({ search: `?step=${step + 1}` }, { state: { stepsTaken: taken + 1 } });
    else if (!readOnly && !sending.busy) sending.send();
  };
  const goBack = useCallback(() => {
    // The page before this one in the history is the step before, unless this one was opened by its address.
    if (taken > 0) navigate(-1);
    else navigate({ search: `?step=${step - 1}` }, { replace: true });
  }, [taken, step, navigate]);

  return (
    <QuestionsForm
      {...form}
      step={step}
      questions={questions.map((question) => question[wording])}
      readOnly={readOnly}
      onComplete={goOn}
    >
      {sending.error !== null && (
        <Alert tone="error" title={t('initial.sendFailed')}>
          {failure(sending.error)}
        </Alert>
      )}
      <StepNav
        onBack={step > 1 ? goBack : undefined}
        onward={t(last ? 'initial.send' : 'initial.next')}
        sends={last}
        open={!readOnly}
        busy={sending.busy}
      />
    </QuestionsForm>
  );
}
