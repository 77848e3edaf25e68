import { ProspectEntries } from './prospect-entries.tsx';
import { listsOf } from './prospect-forms.ts';
import { ProspectsOnward } from './prospects-onward.tsx';
import type { ProspectsProps } from './prospects-props.ts';

type ToldSoFarProps = Pick<ProspectsProps, 'user' | 'open' | 'entries' | 'words'>;

/** Below the conversation: the expectations of both blocks, and the way to the next step. */
export function ToldSoFar({ user, open, entries, words }: ToldSoFarProps) {
  return (
    <div>
      <ProspectEntries user={user} level={2} lists={listsOf(entries)} words={words} open={open} />
      <ProspectsOnward open={open} any={entries.length > 0} />
    </div>
  );
}
