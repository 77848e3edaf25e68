import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { deletionAfterDays } from '@miraco/contract/profile';
import { languageOf } from '@miraco/domain/languages';
import { yearsBefore } from '@miraco/domain/retention';
import type { Services } from '../services.ts';

/** How long a removal request waits before it is executed automatically, in milliseconds. */
const waits = deletionAfterDays * 24 * 60 * 60 * 1000;

type Needed = Pick<Services, 'images' | 'mailer' | 'store'>;

/** When a removal request of this date is due. Both in epoch milliseconds. */
export const dueOf = (date: number) => date + waits;

/** When a user asked to be removed and when the removal is due, in epoch milliseconds; null if they did not ask. */
export async function removalWish({ store }: Pick<Services, 'store'>, user: UserId) {
  const date = await store.deletionRequests.of(user);
  return date === null ? null : { date, due: dueOf(date) };
}

/**
 * Removes a user with all their data. A user who had requested it receives a mail, sent to the address that is removed.
 * @throws AppError notFound, ownAccount for the remover, lastAdministrator
 */
export async function removeUser({ images, mailer, store }: Needed, id: UserId, remover: UserId | null) {
  const user = await store.users.byId(id);
  const wish = await removalWish({ store }, id);
  const removed = await store.users.remove(id, remover, Date.now());
  await images.remove(removed.images);
  if (user && wish) {
    const data = { to: user.email, name: user.firstname, language: languageOf(user) };
    await mailer.send('deletionDone', { data });
  }
  return { count: removed.count };
}

/** Removes deactivated clients that nobody has done anything for in as many years as the practice keeps them. Nobody gets a mail. */
export async function removeThoseLeft(services: Needed, now: number): Promise<void> {
  const { clients, settings } = services.store;
  const { removeInactiveAfterYears: years } = (await settings.all()).retention;
  if (years === null) return;
  for (const user of await clients.leftBefore(yearsBefore(now, years))) await removeUser(services, user, null);
}

/** Executes the removal requests that are due. One that fails stays in the list that administrators see. */
export async function removeThoseDue(services: Needed, now: number): Promise<void> {
  for (const user of await services.store.deletionRequests.dueBy(now - waits)) {
    try {
      await removeUser(services, user, null);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}
