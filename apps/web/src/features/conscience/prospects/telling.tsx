import { caresInExpectation } from '@miraco/domain/care';
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
import { type Part, signsOf, typedParts } from './prospect-forms.ts';
import type { OnAdded, Prospect, ProspectsProps } from './prospects-props.ts';

/** A new expectation, as a conversation or in the form of its block, and those told so far. */
export function Telling(props: ProspectsProps) {
  const { user, open, entries, draft, isCare } = props;
  const mode = useQuestionMode();
  const { state }: { state: unknown } = useLocation();
  const added = useSearchParams()[0].get('added');
  const corrected = correctedIn(state);
  const find = (id: string | null | undefined) => entries.find((entry) => entry.id === id);
  const partOf = (entry: Prospect | undefined): Part | undefined => entry && (entry.me ? 'me' : 'others');
  const cares = (entry: Prospect) => caresInExpectation(entry.me, signsOf(entry), isCare);
  const heavyPart = (entry: Prospect | undefined) => (entry && cares(entry) ? partOf(entry) : undefined);
  const [heavy, setHeavy] = useState(() => heavyPart(find(corrected)));
  const guard = useLeaveGuard(open && typedParts(draft.content).length > 0, true);

  // Where the page was left for the correction.
  useEffect(() => {
    if (corrected !== undefined) document.getElementById(correctButton(corrected))?.focus();
  }, [corrected]);

  const onAdded: OnAdded = (_, entry) => {
    if (mode === 'one' && entry) return navigate({ search: `?added=${entry.id}` }, { replace: true });
    setHeavy((before) => heavyPart(entry) ?? before);
  };
  const parts = { ...props, onAdded, heavy };
  const just = find(added);
  return (
    <>
      {mode === 'all' || !open ? (
        <AllProspects {...parts} />
      ) : just ? (
        <JustAdded {...props} entry={just} heavy={cares(just)} />
      ) : (
        <Conversation {...parts} />
      )}
      <LeaveTyped user={user} draft={draft} guard={guard} isCare={isCare} onAdded={onAdded} />
    </>
  );
}
