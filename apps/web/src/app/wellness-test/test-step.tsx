import type { Answer } from '@miraco/domain/wellness';
import type { Translated } from '@miraco/method/text';
import { paths } from '@miraco/schemas/paths';
import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useFailure } from '#app/failure.ts';
import { useLanguage } from '#app/language.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Question } from './question.tsx';
import { type DraftResponses, firstMissing, positionsOf, stepCount } from './responses.ts';
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

const nameOf = (position: number) => `question-${position + 1}`;

/** The five questions of a step, and the ways on and back. */
export function TestStep({ step, questions, wording, answers, responses, readOnly, onAnswer, sending }: TestStepProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const language = useLanguage();
  const navigate = useNavigate();
  const taken = stepsTaken(useLocation().state);
  const [complaint, setComplaint] = useState<{ position: number; attempt: number }>();
  const form = useRef<HTMLFormElement>(null);
  const last = step === stepCount;
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
    const missing = readOnly ? undefined : firstMissing(responses, step);
    if (missing !== undefined) setComplaint({ position: missing, attempt: (complaint?.attempt ?? 0) + 1 });
    else if (!last) navigate({ search: `?step=${step + 1}` }, { state: { stepsTaken: taken + 1 } });
    else if (!readOnly && !sending.busy) sending.send();
  };
  const goBack = () => {
    // The page before this one in the history is the step before, unless this one was opened by its address.
    if (taken > 0) navigate(-1);
    else navigate({ search: `?step=${step - 1}` }, { replace: true });
  };

  return (
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
            text={questions[index]?.[wording][language] ?? ''}
            labels={answers.map((answer) => answer[language])}
            answer={responses[position] ?? null}
            missing={complaint !== undefined && (responses[position] ?? null) === null}
            disabled={readOnly}
            onAnswer={(answer) => onAnswer(position, answer)}
          />
        </Fragment>
      ))}
      {!readOnly && (
        <p className="hidden text-[0.9rem] text-muted-foreground pointer-fine:md:block">{t('initial.keys')}</p>
      )}
      {sending.error !== null && (
        <Alert tone="error" title={t('initial.sendFailed')}>
          {failure(sending.error)}
        </Alert>
      )}
      <div className="flex flex-wrap-reverse items-center justify-between gap-3 border-t pt-6">
        {step > 1 ? (
          <Button variant="ghost" className="-ml-2 px-3!" onClick={goBack}>
            <ArrowLeft aria-hidden="true" />
            {t('initial.previous')}
          </Button>
        ) : (
          <Button asChild variant="ghost" className="-ml-2 px-3!">
            <Link to={paths.profile}>
              <ArrowLeft aria-hidden="true" />
              {readOnly ? t('result.toProfile') : t('initial.leave')}
            </Link>
          </Button>
        )}
        {!(last && readOnly) && (
          <Button type="submit" size="lg" loading={sending.busy} className="max-sm:w-full">
            {last ? t('initial.send') : t('initial.next')}
            {last ? <Send aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
          </Button>
        )}
      </div>
    </form>
  );
}
