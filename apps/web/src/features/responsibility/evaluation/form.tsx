import { paths } from '@miraco/contract/paths';
import { careSignsOf, caresInEvaluation } from '@miraco/domain/care';
import {
  type Evaluation,
  missingInEvaluation,
  noSign,
  type VirtueEvaluation,
  virtuesToEvaluate,
} from '@miraco/domain/evaluation';
import type { Ratings } from '@miraco/domain/ratings';
import type { Virtue } from '@miraco/domain/virtues';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { StepsBar } from '#features/responsibility/steps-bar.tsx';
import { stepsTaken } from '#parts/focused/steps-taken.ts';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import type { Signs } from '#parts/signs/signs.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { timeZone } from '#shared/time-zone.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';
import { evaluationDraft } from './draft.ts';
import { fittingEntries, offeredSigns } from './entries.ts';
import { EvaluationHead } from './head.tsx';
import { EvaluationMissing } from './missing.tsx';
import { EvaluationNav } from './nav.tsx';
import { EvaluationSend } from './send.tsx';
import { type EvaluationStep, nextMissing, stepFor } from './steps.ts';
import { useEvaluationFocus } from './use-focus.ts';
import { useOpenVirtues } from './use-open-virtues.ts';
import { EvaluationVirtue } from './virtue.tsx';

interface EvaluationFormProps {
  user: string;
  /** False while Conscience is open: then it is read-only. Spec 2, section 2. */
  open: boolean;
  /** At least one. */
  steps: readonly EvaluationStep[];
  ratings: Ratings;
  words: Outputs['method']['virtues'];
  emotions: Signs;
  behaviours: Signs;
  /** When today's evaluation was sent. */
  today: number | undefined;
  fromServer: Stored<Evaluation> | null;
}

/** The steps of the evaluation; the URL names the one that is shown. */
export function EvaluationForm(props: EvaluationFormProps) {
  const { user, open, steps, ratings, words, emotions, behaviours, today, fromServer } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const taken = stepsTaken(useLocation().state);
  const requested = useSearchParams()[0].get('step');
  const utils = trpc.useUtils();
  const draft = useDraft(evaluationDraft, user, fromServer);
  const form = useRef<HTMLFormElement>(null);
  const [complaint, setComplaint] = useState(0);
  const [confirming, setConfirming] = useState(false);

  const sending = useSend({
    draft,
    send: (evaluation: Evaluation, call) =>
      api.responsibility.evaluation.register.mutate({ user, evaluation, timeZone: timeZone() }, call()),
    refresh: () =>
      Promise.all([utils.responsibility.evaluation.invalidate(), utils.conscience.overview.invalidate({ user })]),
    onSent: (_, sent) => {
      toast({ title: t('evaluation.successfullysend') });
      const heavy = caresInEvaluation(sent, careSignsOf(emotions, behaviours));
      navigate(paths.historical, heavy ? { state: { heavy } } : {});
    },
    leadsOn: true,
  });

  const rated = useMemo(() => virtuesToEvaluate(ratings), [ratings]);
  const entries = useMemo(
    () => fittingEntries(draft.content, rated, (virtue) => offeredSigns(virtue, emotions, behaviours)),
    [draft.content, rated, emotions, behaviours],
  );
  const missing = missingInEvaluation(rated, entries);
  const step = stepFor(requested, steps, missing);
  const unfolded = useOpenVirtues(steps, open ? missing : []);
  const focusOn = useEvaluationFocus(form, step?.number);
  const name = step ? t(`evaluation.step.${step.strength}`) : '';
  usePageTitle(`${name} · ${t('evaluation.title')}`);

  if (!step) return null;
  if (requested !== String(step.number)) {
    return <Navigate replace to={{ search: `?step=${step.number}` }} state={{ stepsTaken: taken }} />;
  }
  const place = steps.indexOf(step);
  const next = steps[place + 1];
  const before = steps[place - 1];

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
  const change = (virtue: Virtue, entry: VirtueEvaluation) => {
    sending.dismiss();
    // The fault of the last attempt has been corrected; if it is made again, the next attempt reports it.
    if (missing.length === 0) setComplaint(0);
    draft.change({ [virtue]: entry });
  };
  const noneOf = (virtue: Virtue) => {
    if (sending.busy) return;
    change(virtue, noSign);
    const left = missing.filter((other) => other !== virtue);
    const following = nextMissing(virtue, step.virtues, left);
    if (following) goTo(following);
    else goOn(left);
  };
  const goBack = () => {
    // The previous page in the history is the previous step, unless this one was opened by its URL.
    if (taken > 0) navigate(-1);
    else if (before) navigate({ search: `?step=${before.number}` }, { replace: true });
  };

  return (
    <>
      <StepsBar current="evaluation" className="max-sm:hidden" />
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
          total={rated.length}
          draft={draft}
          begun={Object.keys(entries).length > 0}
          open={open}
          today={today}
          fromServer={fromServer}
        />
        {!open && <LockedNotice />}
        <ul className="grid gap-3">
          {step.virtues.map((virtue) => {
            const following = nextMissing(virtue, step.virtues, missing);
            return (
              <EvaluationVirtue
                key={virtue}
                virtue={virtue}
                words={words[virtue]}
                offered={offeredSigns(virtue, emotions, behaviours)}
                emotions={emotions}
                behaviours={behaviours}
                entry={entries[virtue]}
                unfolded={unfolded.has(virtue)}
                onUnfold={(unfold) => unfolded.set(virtue, unfold)}
                disabled={!open}
                onChange={(entry) => {
                  if (!sending.busy) change(virtue, entry);
                }}
                onNone={() => noneOf(virtue)}
                next={following && words[following].name}
                onNext={() => (following ? goTo(following) : goOn())}
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
