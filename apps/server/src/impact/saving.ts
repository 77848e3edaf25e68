import type { UserId } from '@miraco/contract/fields';
import type { Caller } from '../trpc.ts';

/** The owner of a saved purpose, its date, and the administrator who saved it for them, if any. Spec 2, section 6. */
export function saving(caller: Caller, { user }: { user: UserId }) {
  return { user, date: Date.now(), savedOnBehalfBy: caller.id === user ? null : caller.id };
}
