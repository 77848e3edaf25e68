import { endSession, getSession } from './session.ts';

/**
 * Signs out here first, which redirects from guarded pages, and then on the server. In the other order, a call that the page still
 * makes while the server deletes the session would be refused and taken for an expired session.
 */
export async function signOut(): Promise<void> {
  const session = getSession();
  endSession({ byHand: true });
  if (!session) return;
  const { endOnServer } = await import('#shared/trpc/trpc.ts');
  try {
    await endOnServer(session.token);
  } catch {
    // The token is dropped here in any case, and expires on the server by itself.
  }
}
