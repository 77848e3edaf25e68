import { type Answer, questionCount, wellnessBlocks } from '@miraco/domain/wellness';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { usePageTitle } from '#app/page-title.ts';
import type { Outputs } from '#app/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ConscienceNav } from './conscience-nav.tsx';
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
      <ConscienceNav />
      <PageHeader
        className="mb-2!"
        eyebrow={t('initial.title')}
        title={
          <>
            {name}{' '}
            <span className="font-normal text-muted-foreground text-[0.65em]">
              · {t('initial.stepOf', { step, steps: stepCount })}
            </span>
          </>
        }
        lead={<Lead step={step} resumed={isResumed(location.state)} open={open} />}
      />
      {/* Stays in sight: a save that fails must not go unseen further down the page. */}
      <div className="sticky top-0 z-1 mb-6 bg-background py-3">
        <StepProgress step={step} responses={draft.responses} />
        <div className="mt-2.5 flex flex-row-reverse justify-between gap-4 text-[0.9rem] text-muted-foreground leading-snug">
          {/* The bar says it to those who do not see it. */}
          <p className="shrink-0 tabular-nums" aria-hidden="true">
            {count} / {questionCount}
          </p>
          {open && <SaveStatus state={draft.state} />}
        </div>
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

function Lead({ step, resumed, open }: { step: number; resumed: boolean; open: boolean }) {
  const { t } = useTranslation();
  const block = wellnessBlocks[step - 1] ?? wellnessBlocks[0];
  return (
    <>
      {open && resumed && <strong className="font-medium text-foreground">{t('initial.resumed')} </strong>}
      {open && !resumed && step === 1 && `${t('initial.lead')} `}
      {t(`initial.leads.${block}`)}
    </>
  );
}

function isResumed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'resumed' in state && state.resumed === true;
}

/** A new step is a new page although the path stays: its beginning comes into view, and its title takes the focus. */
function useTitleFocus(step: number) {
  const goesBack = useNavigationType() === 'POP';
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Going back leaves the place on the page to the browser.
    if (!goesBack) window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [step, goesBack]);
}
