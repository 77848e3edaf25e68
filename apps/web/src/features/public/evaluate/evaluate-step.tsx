import { type Answer, questionCount, wellnessBlocks } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { StepNav } from '#parts/steps/step-nav.tsx';
import { QuestionsForm } from '#parts/wellness-test/questions-form.tsx';
import { countAnswered, type DraftResponses, stepCount } from '#parts/wellness-test/responses.ts';
import { StepProgress } from '#parts/wellness-test/step-progress.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';

interface EvaluateStepProps {
  step: number;
  words: Outputs['method']['wellness'];
  responses: DraftResponses;
  onAnswer: (position: number, answer: Answer) => void;
  onNext: () => void;
  onBack: () => void;
}

/** Five questions and the buttons back and on, as in a client's test, but nothing is saved. */
export function EvaluateStep({ step, words, responses, onAnswer, onNext, onBack }: EvaluateStepProps) {
  const { t } = useTranslation();
  const block = wellnessBlocks[step - 1] ?? wellnessBlocks[0];
  return (
    <div className="max-w-3xl">
      <PageHeader
        className="mb-2"
        eyebrow={t('evaluate.title')}
        title={
          <>
            {t(`initial.blocks.${block}`)}{' '}
            <span className="font-normal text-[0.65em] text-muted-foreground">
              · {t('initial.stepOf', { step, steps: stepCount })}
            </span>
          </>
        }
        lead={t(`initial.leads.${block}`)}
      />
      <div className="mb-6 py-3">
        <StepProgress step={step} responses={responses} />
        <div className="mt-2.5 flex justify-between gap-4 text-[0.9rem] text-muted-foreground">
          <p>{t('evaluate.notStored')}</p>
          {/* The progress bar announces this to screen readers. */}
          <p className="shrink-0 tabular-nums" aria-hidden="true">
            {countAnswered(responses)} / {questionCount}
          </p>
        </div>
      </div>
      <QuestionsForm
        step={step}
        questions={words.questions[block].map(({ general }) => general)}
        answers={words.answers}
        responses={responses}
        readOnly={false}
        onAnswer={onAnswer}
        onComplete={onNext}
      >
        <StepNav onBack={onBack} onward={t(step === stepCount ? 'evaluate.result' : 'initial.next')} />
      </QuestionsForm>
    </div>
  );
}
