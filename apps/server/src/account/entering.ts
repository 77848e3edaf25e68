import type { UserId } from '@miraco/contract/fields';
import { isTeam } from '@miraco/domain/access';
import type { Services } from '../services.ts';

const day = 24 * 60 * 60 * 1000;

/** Notes a sign-in. From the first one, administrators and coaches get a digest. */
export async function enter({ store }: Services, { id, tests }: { id: UserId; tests: string }, timeZone?: string) {
  const now = Date.now();
  await store.users.signedIn(id, now, timeZone);
  if (isTeam(tests)) await store.mailPlans.ensure({ user: id, kind: 'digest', dueAt: now + day, since: now });
}
