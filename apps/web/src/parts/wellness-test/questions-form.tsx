import type { Answer } from '@miraco/domain/wellness';
import type { Translated } from '@miraco/method/text';
import { type FormEvent, Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Alert } from '#ui/alert.tsx';
import { Question } from './question.tsx';
import { type DraftResponses, firstMissing, positionsOf } from './responses.ts';

interface QuestionsFormProps {
  step: number;
  /** The questions of the step, in the wording of this test. */
  questions: readonly Translated[];
  /** The labels of the four answers, from never to always. */
  answers: readonly Translated[];
  responses: DraftResponses;
  readOnly: boolean;
  onAnswer: (position: number, answer: Answer) => void;
  /** Goes on: all are answered, or the test is read-only. */
  onComplete: () => void;
  /** The end of the form: the buttons back and on. */
  children: ReactNode;
}

const nameOf = (position: number) => `question-${position + 1}`;

/** The five questions of a step. The button to go on moves the focus to an unanswered one. */
export function QuestionsForm({ step, questions, answers, responses, readOnly, ...rest }: QuestionsFormProps) {
  const { onAnswer, onComplete, children } = rest;
  const { t } = useTranslation();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [complaint, setComplaint] = useState<{ position: number; attempt: number }>();
  const missing = firstMissing(responses, step);
  const labels = useMemo(() => answers.map((answer) => answer[language]), [answers, language]);

  useEffect(() => {
    if (!complaint) return;
    form.current?.querySelector('[data-complaint]')?.scrollIntoView({ block: 'start' });
    form.current
      ?.querySelector<HTMLInputElement>(`[name="${nameOf(complaint.position)}"]`)
      ?.focus({ preventScroll: true });
  }, [complaint]);

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (readOnly || missing === undefined) onComplete();
    else setComplaint({ position: missing, attempt: (complaint?.attempt ?? 0) + 1 });
  };

  return (
    <form ref={form} noValidate onSubmit={goOn} className="grid gap-9">
      {positionsOf(step).map((position, index) => (
        <Fragment key={position}>
          {complaint?.position === position && missing !== undefined && (
            // A new element for each attempt, or it would be announced only once.
            <div key={complaint.attempt} data-complaint className="-mb-3 scroll-mt-4">
              <Alert tone="error">{t('initial.incomplete')}</Alert>
            </div>
          )}
          <Question
            position={position}
            name={nameOf(position)}
            text={questions[index]?.[language] ?? ''}
            labels={labels}
            answer={responses[position] ?? null}
            missing={complaint !== undefined && (responses[position] ?? null) === null}
            disabled={readOnly}
            onAnswer={onAnswer}
          />
        </Fragment>
      ))}
      {!readOnly && (
        <p className="hidden text-[0.9rem] text-muted-foreground pointer-fine:md:block">{t('initial.keys')}</p>
      )}
      {children}
    </form>
  );
}
