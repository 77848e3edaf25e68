import { type Answer, questionCount, wellnessBlocks } from '@miraco/domain/wellness';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { usePageTitle } from '#app/page-title.ts';
import type { Outputs } from '#app/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { countAnswered, type DraftResponses, firstUnansweredStep, stepCount, stepToShow } from './draft.ts';
import type { Stored } from './form-draft.ts';
import { InitialStep } from './initial-step.tsx';
import { SaveStatus } from './save-status.tsx';
import { StepProgress } from './step-progress.tsx';
import { stepsTaken } from './steps-taken.ts';
import { useInitialDraft } from './use-initial-draft.ts';
import { useSendInitial } from './use-send-initial.ts';

interface InitialStepsProps {
  user: string;
  draft: Stored<DraftResponses> | null;
  words: Outputs['method']['wellness'];
  /** False once the Conscience phase has ended: then the questions can be read and no longer answered. Spec 1, section 4. */
  open: boolean;
}

/** The four steps of the test; the address says which one is shown. */
export function InitialSteps({ user, draft: fromServer, words, open }: InitialStepsProps) {
  const { t } = useTranslation();
  const draft = useInitialDraft(user, fromServer);
  const sending = useSendInitial(user, draft);
  const location = useLocation();
  const requested = useSearchParams()[0].get('step');

  const count = countAnswered(draft.responses);
  const reached = firstUnansweredStep(draft.responses);
  const step = open ? stepToShow(requested, reached, reached) : stepToShow(requested, 1, stepCount);
  const block = wellnessBlocks[step - 1] ?? wellnessBlocks[0];
  const name = t(`initial.blocks.${block}`);
  usePageTitle(`${name} · ${t('initial.title')}`);
  useTitleFocus(step);

  if (requested !== String(step)) {
    const resumed = requested === null && count > 0;
    const state = { stepsTaken: stepsTaken(location.state), resumed };
    return <Navigate replace to={{ search: `?step=${step}` }} state={state} />;
  }
  const answer = (position: number, chosen: Answer) => {
    if (sending.isError) sending.reset();
    draft.answer(position, chosen);
  };
  return (
    <div className="max-w-3xl">
      <PageHeader
        className="mb-5!"
        eyebrow={t('initial.title')}
        title={
          <>
            {name}{' '}
            <span className="font-normal text-muted-foreground text-[0.65em]">
              · {t('initial.stepOf', { step, steps: stepCount })}
            </span>
          </>
        }
        lead={<Lead step={step} resumed={isResumed(location.state)} />}
      />
      <StepProgress step={step} responses={draft.responses} />
      <div className="mt-3 mb-8 flex flex-row-reverse justify-between gap-4 text-[0.9rem] text-muted-foreground">
        {/* The bar says it to those who do not see it. */}
        <p className="shrink-0 tabular-nums" aria-hidden="true">
          {count} / {questionCount}
        </p>
        {open && <SaveStatus state={draft.state} />}
      </div>
      {!open && (
        <Alert live={false} title={t('initial.closedTitle')} className="mb-8">
          {t('initial.closed')}
        </Alert>
      )}
      <InitialStep
        key={step}
        step={step}
        questions={words.questions[block]}
        answers={words.answers}
        responses={draft.responses}
        readOnly={!open}
        onAnswer={answer}
        sending={sending}
      />
    </div>
  );
}

function Lead({ step, resumed }: { step: number; resumed: boolean }) {
  const { t } = useTranslation();
  const block = wellnessBlocks[step - 1] ?? wellnessBlocks[0];
  return (
    <>
      {resumed && <strong className="font-medium text-foreground">{t('initial.resumed')} </strong>}
      {!resumed && step === 1 && `${t('initial.lead')} `}
      {t(`initial.leads.${block}`)}
    </>
  );
}

function isResumed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'resumed' in state && state.resumed === true;
}

/** A new step is a new page although the path stays: its title takes the focus. */
function useTitleFocus(step: number) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [step]);
}
