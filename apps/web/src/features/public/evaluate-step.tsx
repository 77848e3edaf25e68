import { type Answer, questionCount, wellnessBlocks } from '@miraco/domain/wellness';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/language.ts';
import type { Outputs } from '#app/trpc.ts';
import { Question } from '#app/wellness-test/question.tsx';
import {
  countAnswered,
  type DraftResponses,
  firstMissing,
  positionsOf,
  stepCount,
} from '#app/wellness-test/responses.ts';
import { StepProgress } from '#app/wellness-test/step-progress.tsx';
import { Alert } from '#ui/alert.tsx';
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

const nameOf = (position: number) => `question-${position + 1}`;

/** Five questions and the ways on and back, as in the test of a client, with nothing behind it that saves. */
export function EvaluateStep({ step, words, responses, onAnswer, onNext, onBack }: EvaluateStepProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [complaint, setComplaint] = useState<{ position: number; attempt: number }>();
  const block = wellnessBlocks[step - 1] ?? wellnessBlocks[0];
  const incomplete = firstMissing(responses, step) !== undefined;

  useEffect(() => {
    if (!complaint) return;
    form.current?.querySelector('[data-complaint]')?.scrollIntoView({ block: 'start' });
    form.current
      ?.querySelector<HTMLInputElement>(`[name="${nameOf(complaint.position)}"]`)
      ?.focus({ preventScroll: true });
  }, [complaint]);

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const missing = firstMissing(responses, step);
    if (missing === undefined) onNext();
    else setComplaint({ position: missing, attempt: (complaint?.attempt ?? 0) + 1 });
  };

  return (
    <div className="max-w-3xl">
      <PageHeader
        className="mb-2!"
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
          {/* The bar says it to those who do not see it. */}
          <p className="shrink-0 tabular-nums" aria-hidden="true">
            {countAnswered(responses)} / {questionCount}
          </p>
        </div>
      </div>
      <form ref={form} noValidate onSubmit={goOn} className="grid gap-9">
        {positionsOf(step).map((position, index) => (
          <Fragment key={position}>
            {complaint?.position === position && incomplete && (
              // A new one for each attempt, or it would be read out only once.
              <div key={complaint.attempt} data-complaint className="-mb-3 scroll-mt-4">
                <Alert tone="error">{t('initial.incomplete')}</Alert>
              </div>
            )}
            <Question
              number={position + 1}
              name={nameOf(position)}
              text={words.questions[block][index]?.general[language] ?? ''}
              labels={words.answers.map((label) => label[language])}
              answer={responses[position] ?? null}
              missing={complaint !== undefined && (responses[position] ?? null) === null}
              disabled={false}
              onAnswer={(answer) => onAnswer(position, answer)}
            />
          </Fragment>
        ))}
        <p className="hidden text-[0.9rem] text-muted-foreground pointer-fine:md:block">{t('initial.keys')}</p>
        <div className="flex flex-wrap-reverse items-center justify-between gap-3 border-t pt-6">
          <Button variant="ghost" className="-ml-2 px-3!" onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
            {t('initial.previous')}
          </Button>
          <Button type="submit" size="lg" className="max-sm:w-full">
            {step === stepCount ? t('evaluate.result') : t('initial.next')}
            <ArrowRight aria-hidden="true" />
          </Button>
        </div>
      </form>
    </div>
  );
}
