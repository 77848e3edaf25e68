import type { UserId } from '@miraco/contract/fields';
import { isTeam } from '@miraco/domain/access';
import { wantsSignInNotices } from '@miraco/domain/sign-in-notices';
import { deviceOf } from '../security/device.ts';
import { zoneNamed } from '../time-zone.ts';
import type { Context } from '../trpc.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Notes a sign-in. One from a new browser and a new network is mailed to its owner, if they want to know. From the first one,
 * administrators and coaches get a digest.
 */
export async function enter(ctx: Context, { id, tests }: { id: UserId; tests: string }, timeZone?: string) {
  const { mailer, signInOrigins, store } = ctx.services;
  const now = Date.now();
  const isNew = await signInOrigins.note(id, ctx, now);
  await store.users.signedIn(id, now, zoneNamed(timeZone));
  if (isTeam(tests)) await store.mailPlans.ensure({ user: id, kind: 'digest', dueAt: now + day, since: now });
  if (!isNew) return;
  const choice = (await store.mailPreferences.of(id))?.signInNotices;
  if (wantsSignInNotices(tests, choice))
    await mailer.send('newSignIn', { user: id, data: { at: String(now), device: deviceOf(ctx.userAgent) ?? '' } });
}
