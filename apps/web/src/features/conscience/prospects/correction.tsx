import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { checkProspect, prospectFields } from '#features/conscience/entries/entry-check.ts';
import { same } from '#features/conscience/entries/same.ts';
import { useEntryForm } from '#features/conscience/entries/use-entry-form.ts';
import { useQuestionMode } from '#parts/focused/mode.ts';
import { useKeptChanges } from '#shared/drafts/use-kept-changes.ts';
import { focusTitleOnceThere } from '#shared/focus-title.ts';
import { useLeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import { navigate } from '#shared/router/history.ts';
import { api } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';
import { CorrectionForm } from './correction-form.tsx';
import { CorrectionQuestions } from './correction-questions.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { LeaveTyped } from './leave-typed.tsx';
import { blockOf, fieldsAmong, needOf, typedParts } from './prospect-forms.ts';
import type { Prospect, ProspectsProps } from './prospects-props.ts';
import { useRefreshProspects } from './use-add-prospect.ts';

interface CorrectionProps extends ProspectsProps {
  entry: Prospect;
}

/** Corrects an expectation in its place. What is changed and not saved is kept in the tab. */
export function Correction({ entry, ...props }: CorrectionProps) {
  const { user, draft, markOf, words, signs } = props;
  const { id, me } = entry;
  const { t } = useTranslation();
  const mode = useQuestionMode();
  const kept = useKeptChanges(`prospect.${id}`, fieldsAmong);
  const stored = blockOf(entry);
  const block = { ...stored, ...kept.changes };
  const isChanged = !same(block, stored);
  const guard = useLeaveGuard(isChanged || typedParts(draft.content).length > 0, !isChanged);

  useEffect(() => {
    window.scrollTo(0, 0);
    return focusTitleOnceThere();
  }, []);

  /** Back to the list, at this expectation. */
  const close = () =>
    navigate({ search: mode === 'one' ? '?q=about' : '' }, { replace: true, state: { corrected: id } });
  const drop = () => kept.saved(kept.changes);
  const form = useEntryForm({
    content: block,
    fields: prospectFields,
    check: checkProspect,
    send: (checked, call) => api.conscience.prospect.edit.mutate({ user, id, me, ...checked }, call()),
    refresh: useRefreshProspects(user),
    onStored: (unchanged, checked) => {
      toast({ title: t('prospect.corrected') });
      if (!unchanged) return;
      drop();
      // A sign of deep distress has something to say in the list first.
      if (guard.asking && !needOf({ me, ...checked }, markOf)) guard.leave();
      else close();
    },
  });
  const cancel = () => {
    if (isChanged) guard.before(close);
    else close();
  };
  const shown = { id, part: me ? ('me' as const) : ('others' as const), block, onChange: kept.change };

  return (
    <>
      {mode === 'one' ? (
        <CorrectionQuestions {...shown} form={form} words={words} signs={signs} onCancel={cancel} />
      ) : (
        <CorrectionForm {...shown} form={form} words={words} signs={signs} onCancel={cancel} />
      )}
      {isChanged ? (
        <LeaveQuestion
          guard={guard}
          title={t('prospect.leave.correctionTitle')}
          text={t('prospect.leave.correction')}
          leave={t('prospect.leave.asItWas')}
          onLeave={() => {
            drop();
            guard.leave();
          }}
          finish={t('prospect.leave.save')}
          onFinish={'faults' in checkProspect(block) ? undefined : form.add}
          busy={form.pending}
          problem={form.problem}
        />
      ) : (
        <LeaveTyped user={user} draft={draft} guard={guard} markOf={markOf} onAdded={close} />
      )}
    </>
  );
}
