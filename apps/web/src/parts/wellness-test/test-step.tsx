import type { Answer } from '@miraco/domain/wellness';
import type { Translated } from '@miraco/method/text';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { stepsTaken } from '#parts/focused/steps-taken.ts';
import { StepNav } from '#parts/steps/step-nav.tsx';
import { navigate } from '#shared/router/history.ts';
import { useLocation } from '#shared/router/router.tsx';
import { NotSent } from '#shared/sending/not-sent.tsx';
import type { Sending } from '#shared/sending/use-sender.ts';
import type { Wording } from './focused-questions.tsx';
import { QuestionsForm } from './questions-form.tsx';
import { type DraftResponses, finished, stepCount } from './score/responses.ts';

interface TestStepProps {
  step: number;
  questions: readonly Record<Wording, Translated>[];
  wording: Wording;
  answers: readonly Translated[];
  responses: DraftResponses;
  readOnly: boolean;
  onAnswer: (position: number, answer: Answer) => void;
  sending: Sending<Answer[]>;
}

/** The five questions of a step, and the buttons back and on through the history; the last one sends the test. */
export function TestStep({ step, questions, wording, readOnly, sending, ...form }: TestStepProps) {
  const { t } = useTranslation();
  const taken = stepsTaken(useLocation().state);
  const last = step === stepCount;

  const goOn = () => {
    if (!last) navigate({ search: `?step=${step + 1}` }, { state: { stepsTaken: taken + 1 } });
    else if (!readOnly) {
      const responses = finished(form.responses);
      if (responses) void sending.send(responses);
    }
  };
  const goBack = useCallback(() => {
    // The previous page in the history is the previous step, unless this one was opened by its URL.
    if (taken > 0) navigate(-1);
    else navigate({ search: `?step=${step - 1}` }, { replace: true });
  }, [taken, step]);

  return (
    <QuestionsForm
      {...form}
      step={step}
      questions={questions.map((question) => question[wording])}
      readOnly={readOnly}
      onComplete={goOn}
    >
      <NotSent title={t('initial.sendFailed')} sending={sending} />
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
