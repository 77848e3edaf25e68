import { endSession } from './session.ts';

/** Signs out here, which leads away from guarded pages, and on the server. */
export async function signOut(): Promise<void> {
  const { api } = await import('./trpc.ts');
  try {
    await api.account.signOut.mutate();
  } catch {
    // The token is forgotten here in any case, and ends on the server by itself.
  }
  endSession({ byHand: true });
}
