import type { MarkOf } from '@miraco/domain/care';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { checkProspect } from '#features/conscience/entries/entry-check.ts';
import { same } from '#features/conscience/entries/same.ts';
import { sayOnArrival } from '#shared/arrival/arrival.ts';
import type { LeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { changesOf, emptyBlock, needOf, type Part, type ProspectForms, typedParts } from './prospect-forms.ts';
import type { OnAdded, ProspectsDraft } from './prospects-props.ts';
import { storedAs, useRefreshProspects } from './use-add-prospect.ts';

/** What is typed in these blocks and complete. */
function completeIn(forms: ProspectForms, typed: readonly Part[]) {
  return typed.flatMap((part) => {
    const checked = checkProspect(forms[part]);
    return 'entry' in checked ? [{ part, entry: checked.entry, block: forms[part] }] : [];
  });
}

interface LeaveTypedProps {
  user: string;
  draft: ProspectsDraft;
  guard: LeaveGuard;
  markOf: MarkOf;
  onAdded: OnAdded;
}

/** Asks about an expectation that is typed and not added: it is added now, or left as a draft. */
export function LeaveTyped({ user, draft, guard, markOf, onAdded }: LeaveTypedProps) {
  const { t } = useTranslation();
  const typed = typedParts(draft.content);
  const complete = completeIn(draft.content, typed);
  const latest = useRef(draft.content);
  latest.current = draft.content;
  const adding = useSend({
    send: async (entries: typeof complete, call) => {
      const stored = [];
      for (const { part, entry } of entries) {
        const { prospects } = await api.conscience.prospect.register.mutate(
          { user, me: part === 'me', ...entry },
          call(),
        );
        stored.push({ part, entry: storedAs(part, entry, prospects) });
      }
      return stored;
    },
    refresh: useRefreshProspects(user),
    onSent: (stored, sent) => {
      for (const { part, block } of sent)
        if (same(latest.current[part], block)) draft.change(changesOf(part, emptyBlock));
      const heavy = stored.find(({ entry }) => entry && needOf(entry, markOf));
      if (heavy) {
        // The page has something to say first.
        guard.stay();
        onAdded(heavy.part, heavy.entry);
        return;
      }
      sayOnArrival(t('prospect.added'));
      guard.leave();
    },
  });
  const ready = complete.length > 0 && complete.length === typed.length;
  return (
    <LeaveQuestion
      guard={guard}
      title={t('prospect.leave.title')}
      text={ready ? t('prospect.leave.ready') : t('prospect.leave.half')}
      leave={t('prospect.leave.draft')}
      onLeave={guard.leave}
      finish={t('prospect.leave.add')}
      onFinish={ready ? () => void adding.send(complete) : undefined}
      busy={adding.busy}
      problem={adding.problem}
    />
  );
}
