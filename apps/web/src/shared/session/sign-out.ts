import { endSession, getSession } from './session.ts';

/**
 * Signs out here, which leads away from guarded pages, and then on the server. In this order: a call that the page still makes
 * while the server forgets the session would be refused, and taken for a session that has ended by itself.
 */
export async function signOut(): Promise<void> {
  const session = getSession();
  endSession({ byHand: true });
  if (!session) return;
  const { endOnServer } = await import('#shared/trpc/trpc.ts');
  try {
    await endOnServer(session.token);
  } catch {
    // The token is forgotten here in any case, and ends on the server by itself.
  }
}
