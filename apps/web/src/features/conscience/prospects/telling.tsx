import { useEffect, useState } from 'react';
import { correctButton } from '#features/conscience/entries/entry-list.tsx';
import { useQuestionMode } from '#parts/focused/mode.ts';
import { useLeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import { navigate } from '#shared/router/history.ts';
import { useLocation, useSearchParams } from '#shared/router/router.tsx';
import { AllProspects } from './all-prospects.tsx';
import { Conversation } from './conversation.tsx';
import { correctedIn } from './corrected-in.ts';
import { JustAdded } from './just-added.tsx';
import { LeaveTyped } from './leave-typed.tsx';
import { needOf, type Part, typedParts } from './prospect-forms.ts';
import type { Heavy, OnAdded, Prospect, ProspectsProps } from './prospects-props.ts';

/** A new expectation, as a conversation or in the form of its block, and those told so far. */
export function Telling(props: ProspectsProps) {
  const { user, open, entries, draft, markOf } = props;
  const mode = useQuestionMode();
  const { state }: { state: unknown } = useLocation();
  const added = useSearchParams()[0].get('added');
  const corrected = correctedIn(state);
  const find = (id: string | null | undefined) => entries.find((entry) => entry.id === id);
  const partOf = (entry: Prospect): Part => (entry.me ? 'me' : 'others');
  const heavyIn = (entry: Prospect | undefined): Heavy | undefined => {
    const need = entry && needOf(entry, markOf);
    return need ? { part: partOf(entry), need } : undefined;
  };
  const [heavy, setHeavy] = useState(() => heavyIn(find(corrected)));
  const guard = useLeaveGuard(open && typedParts(draft.content).length > 0, true);

  // Where the page was left for the correction.
  useEffect(() => {
    if (corrected !== undefined) document.getElementById(correctButton(corrected))?.focus();
  }, [corrected]);

  const onAdded: OnAdded = (_, entry) => {
    if (mode === 'one' && entry) return navigate({ search: `?added=${entry.id}` }, { replace: true });
    setHeavy((before) => heavyIn(entry) ?? before);
  };
  const parts = { ...props, onAdded, heavy };
  const just = find(added);
  return (
    <>
      {mode === 'all' || !open ? (
        <AllProspects {...parts} />
      ) : just ? (
        <JustAdded {...props} entry={just} need={needOf(just, markOf)} />
      ) : (
        <Conversation {...parts} />
      )}
      <LeaveTyped user={user} draft={draft} guard={guard} markOf={markOf} onAdded={onAdded} />
    </>
  );
}
