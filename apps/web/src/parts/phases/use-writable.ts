import type { Phase } from '@miraco/domain/phases';
import { isWritable } from '@miraco/domain/user-phase';
import { trpc } from '#shared/trpc/trpc.ts';

/**
 * Whether the signed-in user may change the data of a phase. False until `account.me` has loaded; a screen that waits for it never
 * shows that.
 */
export function useWritable(phase: Phase): boolean {
  const me = trpc.account.me.useQuery().data;
  return me !== undefined && isWritable(phase, me);
}
