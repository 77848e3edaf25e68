import { randomInt } from 'node:crypto';
import { usernameKey } from '@miraco/contract/account';
import { trimmed } from '@miraco/contract/fields';
import type { ImportRow } from '@miraco/contract/user-import';
import type { Store } from '@miraco/db/store';
import { proposedUsername } from '@miraco/domain/username-proposal';

/** Rounds of looking up candidates in the database. */
const mostRounds = 20;

/** Later rounds have random numbers: for a common name, the small ones may all be taken. */
const countingRounds = 5;

/**
 * The usernames of the rows of a file, in their order: that of the file, else one that nobody has, in the database or in another row.
 * Empty for a row from which none can be made.
 */
export async function usernamesOf({ store }: { store: Store }, rows: readonly ImportRow[]): Promise<string[]> {
  const names = rows.map(({ username = '' }) => trimmed(username));
  const used = new Set(names.map(usernameKey));
  let pending = rows.flatMap(({ firstname = '', lastname = '' }, row) =>
    names[row] === '' && trimmed(firstname + lastname) !== ''
      ? [{ row, base: proposedUsername({ firstname, lastname }) }]
      : [],
  );
  for (let round = 1; pending.length > 0 && round <= mostRounds; round += 1) {
    const candidates = pending.map(({ base }) => {
      let candidate = base;
      for (let number = 2; used.has(usernameKey(candidate)); number += 1) {
        candidate = `${base}${round > countingRounds ? randomInt(10_000, 1_000_000) : number}`;
      }
      used.add(usernameKey(candidate));
      return candidate;
    });
    const taken = await store.users.findTaken(candidates);
    pending = pending.filter(({ row }, index) => {
      const candidate = candidates[index] ?? '';
      const isTaken = taken.has(usernameKey(candidate));
      if (!isTaken) names[row] = candidate;
      return isTaken;
    });
  }
  return names;
}
