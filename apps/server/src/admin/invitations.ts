import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { issueLink } from '../security/password-links.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../trpc.ts';

type Needed = Pick<Services, 'config' | 'mailer' | 'store'>;

type Inviter = Pick<Caller, 'id' | 'firstname' | 'lastname'>;

/** Once, while the link of the invitation is still valid. In milliseconds. */
const reminderAfter = 4 * 24 * 60 * 60 * 1000;

/** Whether somebody can still be invited: their account is enabled, and they have never signed in. */
async function isToCome({ store }: Needed, id: UserId): Promise<boolean> {
  const user = await store.users.byId(id);
  return user !== undefined && !user.disabled && user.lastLogin === null;
}

/** Mails an invitation to each who can be invited, and logs it. Returns how many were, and how many were left out. */
export async function inviteUsers(services: Needed, ids: readonly UserId[], inviter: Inviter) {
  const { mailer, store } = services;
  const checked = await Promise.all(ids.map(async (id) => ((await isToCome(services, id)) ? [id] : [])));
  const invited = checked.flat();
  const data = { inviter: `${inviter.firstname} ${inviter.lastname}` };
  await Promise.all(
    invited.map(async (user) => {
      // Nobody gets this link: the mail has one of its own when it is sent. Until then the list says “invited”, and earlier links are void.
      await issueLink(services, user, 'invitation');
      // An earlier one may wait, or was given up: sent later, it would void the link of this one.
      await store.mails.removeOf(user, 'invitation');
      await mailer.send('invitation', { user, data });
    }),
  );
  const now = Date.now();
  if (mailer.hasServer) {
    // Where links are copied, a reminder would void the copied one.
    const plan = { kind: 'invitationReminder' as const, dueAt: now + reminderAfter, since: now };
    await Promise.all(invited.map((user) => store.mailPlans.plan({ user, ...plan })));
  }
  await store.activities.invited(invited, inviter.id, now);
  return { sent: invited.length, skipped: ids.length - invited.length };
}

/**
 * A new link for somebody who can be invited, to be handed over by other means than mail. It is logged; an earlier link stops working.
 * @throws AppError notFound
 */
export async function invitationLink(services: Needed, id: UserId, inviter: Inviter) {
  if (!(await isToCome(services, id))) throw new AppError('notFound', { field: 'id' });
  await services.store.activities.invited([id], inviter.id, Date.now());
  return { link: await issueLink(services, id, 'invitation') };
}
