import { noSign, type VirtueEvaluation } from '@miraco/domain/evaluation';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeParameter } from '#parts/focused/place.ts';
import { stepsTaken } from '#parts/focused/steps-taken.ts';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { afterPaint } from '#shared/after-paint.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { navigate } from '#shared/router/history.ts';
import { Navigate, useLocation, useSearchParams } from '#shared/router/router.tsx';
import { useStableCallback } from '#shared/use-stable-callback.ts';
import type { EvaluationProps } from './evaluation-props.ts';
import { EvaluationHead } from './head.tsx';
import { EvaluationMissing } from './missing.tsx';
import { EvaluationNav } from './nav.tsx';
import { EvaluationSend } from './send.tsx';
import { type EvaluationStep, nextMissing, stepFor } from './steps.ts';
import { useEvaluationFocus } from './use-focus.ts';
import { useOpenVirtues } from './use-open-virtues.ts';
import { EvaluationVirtue } from './virtue.tsx';

interface AllVirtuesProps extends EvaluationProps {
  /** False while Conscience is open: then it is read-only. Spec 2, section 2. */
  open: boolean;
}

/** The steps of the evaluation; the URL names the one that is shown. Spec 2, section 4. */
export function AllVirtues(props: AllVirtuesProps) {
  const { steps, missing } = props;
  const taken = stepsTaken(useLocation().state);
  const [parameters] = useSearchParams();
  const requested = parameters.get('step');
  // The one that was on the screen one at a time.
  const [place] = useState(() => virtues.find((virtue) => virtue === parameters.get(placeParameter)));
  const step = stepFor(requested, steps, missing);
  if (!step) return null;
  if (requested !== String(step.number)) {
    return <Navigate replace to={{ search: `?step=${step.number}` }} state={{ stepsTaken: taken }} />;
  }
  return <VirtuesOfStep {...props} step={step} taken={taken} place={place} />;
}

interface VirtuesOfStepProps extends AllVirtuesProps {
  step: EvaluationStep;
  /** The number of steps before this one in the history of the browser. */
  taken: number;
  /** The virtue to begin at. */
  place: Virtue | undefined;
}

function VirtuesOfStep(props: VirtuesOfStepProps) {
  const { open, steps, words, emotions, behaviours, offered, entries, missing, draft, sending, onChange } = props;
  const { today, fromServer, step, taken, place } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [complaint, setComplaint] = useState(0);
  const [confirming, setConfirming] = useState(false);
  const unfolded = useOpenVirtues(steps, open ? missing : [], place);
  const focusOn = useEvaluationFocus(form, step.number, place);
  const name = t(`evaluation.step.${step.strength}`);
  usePageTitle(`${name} · ${t('evaluation.title')}`);

  const position = steps.indexOf(step);
  const next = steps[position + 1];
  const before = steps[position - 1];

  const show = ({ number }: EvaluationStep) =>
    navigate({ search: `?step=${number}` }, { state: { stepsTaken: taken + 1 } });
  const goTo = (virtue: Virtue) => {
    const home = steps.find(({ virtues }) => virtues.includes(virtue));
    if (!home) return;
    unfolded.only(virtue, home.virtues);
    if (home !== step) show(home);
    focusOn(virtue);
  };
  const goOn = (left: readonly Virtue[] = missing) => {
    if (next) show(next);
    else if (!open || sending.busy) return;
    else if (left.length > 0) setComplaint(complaint + 1);
    else setConfirming(true);
  };
  /** To the next virtue of this step that is among those left, else to the next step. */
  const moveOn = (virtue: Virtue, left: readonly Virtue[]) => {
    const following = nextMissing(virtue, step.virtues, left);
    if (following) goTo(following);
    else goOn(left);
  };
  const change = useStableCallback((virtue: Virtue, entry: VirtueEvaluation) => {
    // The fault of the last attempt has been corrected; if it is made again, the next attempt reports it.
    if (missing.length === 0) setComplaint(0);
    onChange(virtue, entry);
  });
  const noneOf = useStableCallback((virtue: Virtue, byPointer: boolean) => {
    if (sending.busy) return;
    change(virtue, noSign);
    const others = missing.filter((other) => other !== virtue);
    const onward = () => moveOn(virtue, others);
    // The mark shows at once: drawing the next virtue takes a phone longer. A key may be followed at once by the next virtue's.
    if (byPointer) afterPaint(onward);
    else onward();
  });
  const leave = useStableCallback((virtue: Virtue) => moveOn(virtue, missing));
  const unfold = useStableCallback(unfolded.set);
  const goBack = () => {
    // The previous page in the history is the previous step, unless this one was opened by its URL.
    if (taken > 0) navigate(-1);
    else if (before) navigate({ search: `?step=${before.number}` }, { replace: true });
  };

  return (
    <>
      <form
        ref={form}
        className="max-w-3xl"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          goOn();
        }}
      >
        <EvaluationHead
          name={name}
          step={step}
          steps={steps}
          missing={missing}
          other={`?${placeParameter}=${step.virtues.find(unfolded.has) ?? step.virtues[0]}`}
          total={steps.flatMap((one) => one.virtues).length}
          draft={draft}
          begun={Object.keys(entries).length > 0}
          open={open}
          today={today}
          fromServer={fromServer}
        />
        {!open && <LockedNotice />}
        <ul className="grid gap-3">
          {step.virtues.map((virtue) => {
            const following = unfolded.has(virtue) && nextMissing(virtue, step.virtues, missing);
            return (
              <EvaluationVirtue
                key={virtue}
                virtue={virtue}
                words={words[virtue]}
                offered={offered[virtue]}
                emotions={emotions}
                behaviours={behaviours}
                entry={entries[virtue]}
                unfolded={unfolded.has(virtue)}
                onUnfold={unfold}
                disabled={!open}
                onChange={change}
                onNone={noneOf}
                next={following ? words[following].name : undefined}
                onNext={leave}
                last={!next}
              />
            );
          })}
        </ul>
        {complaint > 0 && missing.length > 0 && (
          <EvaluationMissing key={complaint} missing={missing} steps={steps} words={words} onJump={goTo} />
        )}
        <EvaluationNav
          onBack={before && goBack}
          next={next && t(`evaluation.step.${next.strength}`)}
          open={open}
          busy={sending.busy}
        />
      </form>
      <EvaluationSend
        open={confirming && missing.length === 0}
        onClose={() => setConfirming(false)}
        today={today}
        sending={sending}
        onSend={() => {
          // Where a virtue has been rated meanwhile, the server's error lists the missing ones.
          setComplaint(complaint + 1);
          void sending.send(entries);
        }}
      />
    </>
  );
}
