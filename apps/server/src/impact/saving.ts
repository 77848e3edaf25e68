import type { UserId } from '@miraco/contract/fields';
import type { Caller } from '../trpc.ts';

/** Whose purpose is saved, when, and by which administrator in their place. Spec 2, section 6. */
export function saving(caller: Caller, { user }: { user: UserId }) {
  return { user, date: Date.now(), savedOnBehalfBy: caller.id === user ? null : caller.id };
}
