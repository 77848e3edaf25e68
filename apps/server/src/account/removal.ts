import type { UserId } from '@miraco/contract/fields';
import { deletionAfterDays } from '@miraco/contract/profile';
import { languageOf } from '@miraco/domain/languages';
import { yearsBefore } from '@miraco/domain/retention';
import { removeMailsOf } from '../mail/outbox.ts';
import type { Services } from '../services.ts';

/** How long a removal request waits before it is executed automatically, in milliseconds. */
const waits = deletionAfterDays * 24 * 60 * 60 * 1000;

type Removal = Parameters<Services['store']['users']['remove']>[1];

type Needed = Pick<Services, 'config' | 'images' | 'mailer' | 'store'>;

type Looping = Needed & Pick<Services, 'eachAlone'>;

const idOf = (user: UserId) => user;

/** When a removal request of this date is due. Both in epoch milliseconds. */
export const dueOf = (date: number) => date + waits;

/** When a user asked to be removed and when the removal is due, in epoch milliseconds; null if they did not ask. */
export async function removalWish({ store }: Pick<Services, 'store'>, user: UserId) {
  const date = await store.deletionRequests.of(user);
  return date === null ? null : { date, due: dueOf(date) };
}

/** The mail about a removal, from the data that it removes; null without an address that works, and where only time has passed. */
async function removalMail({ store }: Pick<Services, 'store'>, id: UserId, by: Removal) {
  const user = await store.users.byId(id);
  const wish = await removalWish({ store }, id);
  if (!user || !(wish || 'remover' in by) || (await store.mails.isRefused(id, user.email))) return null;
  return { to: user.email, name: user.firstname, language: languageOf(user), ...(wish ? {} : { by: 'team' }) };
}

/**
 * Removes a user with all their data, and the mails to them, if the reason still holds. Unless the practice’s rule removes them, they
 * receive one mail more, sent to the address that is removed.
 * @throws AppError notFound, ownAccount for the remover, lastAdministrator
 */
export async function removeUser({ config, images, mailer, store }: Needed, id: UserId, by: Removal) {
  const user = await store.users.byId(id);
  const data = await removalMail({ store }, id, by);
  const removed = await store.users.remove(id, by, Date.now());
  await images.remove(removed.images);
  // One that was composed before is written to the outbox after.
  if (!mailer.hasServer) await mailer.settled();
  if (user && removed.count > 0) await removeMailsOf(config.dataDir, user.email);
  if (data && removed.count > 0) await mailer.send('deletionDone', { data });
  return { count: removed.count };
}

/** Removes deactivated clients that nobody has done anything for in as many years as the practice keeps them. Nobody gets a mail. */
export async function removeThoseLeft(services: Looping, now: number): Promise<void> {
  const { clients, settings } = services.store;
  const { removeInactiveAfterYears: years } = (await settings.all()).retention;
  if (years === null) return;
  const by = { leftBefore: yearsBefore(now, years) };
  const left = await clients.leftBefore(by.leftBefore);
  await services.eachAlone('retention', left, { idOf, work: (user) => removeUser(services, user, by) }, now);
}

/** Executes the removal requests that are due. One that fails stays in the list that administrators see. */
export async function removeThoseDue(services: Looping, now: number): Promise<void> {
  const by = { askedBy: now - waits };
  const due = await services.store.deletionRequests.dueBy(by.askedBy);
  await services.eachAlone('removals', due, { idOf, work: (user) => removeUser(services, user, by) }, now);
}
