import { paths } from '@miraco/contract/paths';
import { careInEvaluation, careMarksOf } from '@miraco/domain/care';
import {
  type Evaluation,
  missingInEvaluation,
  type VirtueEvaluation,
  virtuesToEvaluate,
} from '@miraco/domain/evaluation';
import type { Ratings } from '@miraco/domain/ratings';
import { forEveryVirtue, type Virtue } from '@miraco/domain/virtues';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StepsBar } from '#features/responsibility/steps-bar.tsx';
import { useQuestionMode } from '#parts/focused/mode.ts';
import { momentAt } from '#parts/moment/address.ts';
import type { Signs } from '#parts/signs/signs.ts';
import { sayOnArrival } from '#shared/arrival/arrival.ts';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { navigate } from '#shared/router/history.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { timeZone } from '#shared/time-zone.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { AllVirtues } from './all-virtues.tsx';
import { evaluationDraft } from './draft.ts';
import { fittingEntries, offeredSigns } from './entries.ts';
import { FocusedVirtues } from './focused-virtues.tsx';
import type { EvaluationStep } from './steps.ts';

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

/** The evaluation: one virtue at a time, or all in up to three steps. */
export function EvaluationForm(props: EvaluationFormProps) {
  const { user, open, steps, ratings, words, emotions, behaviours, today, fromServer } = props;
  const { t } = useTranslation();
  const mode = useQuestionMode();
  const utils = trpc.useUtils();
  const draft = useDraft(evaluationDraft, user, fromServer);

  const sending = useSend({
    draft,
    send: (evaluation: Evaluation, call) =>
      api.responsibility.evaluation.register.mutate({ user, evaluation, timeZone: timeZone() }, call()),
    refresh: () =>
      Promise.all([utils.responsibility.evaluation.invalidate(), utils.conscience.overview.invalidate({ user })]),
    onSent: (_, sent) => {
      sayOnArrival(t('evaluation.successfullysend'));
      const heavy = careInEvaluation(sent, careMarksOf(emotions, behaviours));
      // Signs of deep distress lead to help, and not to a closing page.
      if (heavy) navigate(paths.historical, { state: { heavy } });
      else navigate(momentAt(paths.historical, 'evaluation'));
    },
    leadsOn: true,
  });

  const rated = useMemo(() => virtuesToEvaluate(ratings), [ratings]);
  const offered = useMemo(
    () => forEveryVirtue((virtue) => offeredSigns(virtue, emotions, behaviours)),
    [emotions, behaviours],
  );
  const entries = useMemo(
    () => fittingEntries(draft.content, rated, (virtue) => offered[virtue]),
    [draft.content, rated, offered],
  );
  const missing = missingInEvaluation(rated, entries);
  const onChange = (virtue: Virtue, entry: VirtueEvaluation) => {
    if (sending.busy) return;
    sending.dismiss();
    draft.change({ [virtue]: entry });
  };

  const shared = { steps, words, emotions, behaviours, offered, entries, missing, draft, sending, onChange };
  const dates = { today, fromServer };
  return (
    <>
      <StepsBar current="evaluation" className="max-sm:hidden" />
      {mode === 'one' && open ? (
        <FocusedVirtues {...shared} {...dates} />
      ) : (
        <AllVirtues {...shared} {...dates} open={open} />
      )}
    </>
  );
}
