import { questionCount, wellnessBlocks } from '@miraco/domain/wellness';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ModeSwitch } from '#parts/focused/mode-switch.tsx';
import { stepsTaken } from '#parts/focused/steps-taken.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { SaveStatus } from '#shared/drafts/save-status.tsx';
import { Navigate, useLocation, useNavigationType, useSearchParams } from '#shared/router/router.tsx';
import { Alert } from '#ui/alert.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { countAnswered, firstUnansweredStep, stepCount, stepToShow } from './score/responses.ts';
import { StepProgress } from './step-progress.tsx';
import { TestNav } from './test-nav.tsx';
import { TestStep } from './test-step.tsx';
import type { TestStepsProps } from './test-steps-props.ts';
import { useAnswering } from './use-answering.ts';

/** The four steps of a wellness test; the URL names the one that is shown. */
export function FourSteps(props: TestStepsProps) {
  const { title, wording, words, draft, sending, open } = props;
  const { t } = useTranslation();
  const location = useLocation();
  const requested = useSearchParams()[0].get('step');

  const count = countAnswered(draft.responses);
  const reached = firstUnansweredStep(draft.responses);
  const step = open ? stepToShow(requested, reached, reached) : stepToShow(requested, 1, stepCount);
  const block = wellnessBlocks[step - 1] ?? wellnessBlocks[0];
  const name = t(`initial.blocks.${block}`);
  const onAnswer = useAnswering(draft, sending);
  usePageTitle(`${name} · ${title}`);
  useTitleFocus(step);

  if (requested !== String(step)) {
    const state = { stepsTaken: stepsTaken(location.state), resumed: requested === null && count > 0 };
    return <Navigate replace to={{ search: `?step=${step}` }} state={state} />;
  }
  const resumed = isResumed(location.state);
  return (
    <div className="max-w-3xl">
      <TestNav nav={props.nav} />
      <PageHeader
        className="mb-2"
        actions={open && <ModeSwitch />}
        eyebrow={title}
        title={
          <>
            {name}{' '}
            <span className="font-normal text-muted-foreground text-[0.65em]">
              · {t('initial.stepOf', { step, steps: stepCount })}
            </span>
          </>
        }
        lead={
          <>
            {open && resumed && <strong className="font-medium text-foreground">{props.resumed} </strong>}
            {open && !resumed && step === 1 && `${props.lead} `}
            {t(`initial.leads.${block}`)}
          </>
        }
      />
      {/* Stays in view: a failed save must be visible further down the page too. */}
      <div className="sticky top-[var(--top-bar,0px)] z-1 mb-6 bg-background py-3">
        <StepProgress step={step} responses={draft.responses} />
        <div className="mt-2.5 flex flex-row-reverse justify-between gap-4 text-[0.9rem] text-muted-foreground leading-snug">
          {/* The progress bar announces this to screen readers. */}
          <p className="shrink-0 tabular-nums" aria-hidden="true">
            {count} / {questionCount}
          </p>
          {open && <SaveStatus state={draft.state} />}
        </div>
      </div>
      {!open && (
        <Alert live={false} title={t('initial.closedTitle')} className="mb-8">
          {props.closed}
        </Alert>
      )}
      {open && step === 1 && props.notice}
      <TestStep
        key={step}
        step={step}
        questions={words.questions[block]}
        wording={wording}
        answers={words.answers}
        responses={draft.responses}
        readOnly={!open}
        onAnswer={onAnswer}
        sending={sending}
      />
      {step === 1 && <p className="measure mt-8 text-[0.9rem] text-muted-foreground">{t('result.snapshot')}</p>}
    </div>
  );
}

function isResumed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'resumed' in state && state.resumed === true;
}

/** A new step is a new page although the path stays: it is scrolled to its start, and its title takes the focus. */
function useTitleFocus(step: number) {
  const goesBack = useNavigationType() === 'POP';
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Going back, the browser restores the scroll position.
    if (!goesBack) window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [step, goesBack]);
}
