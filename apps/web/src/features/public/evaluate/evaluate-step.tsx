import { type Answer, questionCount, wellnessBlocks } from '@miraco/domain/wellness';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuestionMode } from '#parts/focused/mode.ts';
import { ModeSwitch } from '#parts/focused/mode-switch.tsx';
import { StepNav } from '#parts/steps/step-nav.tsx';
import { FocusedQuestions } from '#parts/wellness-test/focused-questions.tsx';
import { QuestionsForm } from '#parts/wellness-test/questions-form.tsx';
import { countAnswered, type DraftResponses, stepCount } from '#parts/wellness-test/score/responses.ts';
import { StepProgress } from '#parts/wellness-test/step-progress.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

interface EvaluateStepProps {
  step: number;
  words: Outputs['method']['wellness'];
  responses: DraftResponses;
  onAnswer: (position: number, answer: Answer) => void;
  onNext: () => void;
  onBack: () => void;
}

/** The questions one at a time, or in four steps. */
export function EvaluateStep(props: EvaluateStepProps) {
  const mode = useQuestionMode();
  return mode === 'one' ? <FocusedEvaluate {...props} /> : <FourSteps {...props} />;
}

function FocusedEvaluate({ words, responses, onAnswer, onNext, onBack }: EvaluateStepProps) {
  const { t } = useTranslation();
  return (
    <FocusedQuestions
      title={t('evaluate.title')}
      words={words}
      wording="general"
      responses={responses}
      onAnswer={onAnswer}
      status={t('evaluate.notStored')}
      leave={
        <Button variant="ghost" size="bare" className="-ml-2 px-3" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {t('focused.back')}
        </Button>
      }
      end={
        <Button size="lg" className="justify-self-start max-sm:w-full" onClick={onNext}>
          {t('evaluate.result')}
          <ArrowRight aria-hidden="true" />
        </Button>
      }
    />
  );
}

/** Five questions and the buttons back and on, as in a client's test, but nothing is saved. */
function FourSteps({ step, words, responses, onAnswer, onNext, onBack }: EvaluateStepProps) {
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
        actions={<ModeSwitch />}
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
