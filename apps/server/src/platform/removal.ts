import { translator } from '@miraco/i18n/translator';
import { AppError } from '@miraco/schemas/app-error';
import { deletionAfterDays } from '@miraco/schemas/profile';
import type { Services } from '../services.ts';

const day = 24 * 60 * 60 * 1000;

type Needed = Pick<Services, 'config' | 'images' | 'mailer' | 'store'>;

/**
 * Removes a user with everything of theirs. Who had asked for it is written to, at the address that goes with the rest.
 * @throws AppError notFound, ownAccount for the remover, lastAdministrator
 */
export async function removeUser({ config, images, mailer, store }: Needed, id: string, remover: string | null) {
  const user = await store.users.byId(id);
  const asked = await store.deletionRequests.of(id);
  const removed = await store.users.remove(id, remover, Date.now());
  await images.remove(removed.images);
  if (user && asked !== null) {
    const t = translator(user.language ?? 'es');
    const words = { brand: config.brandName, name: user.firstname };
    mailer.sendLater(async () => ({
      to: user.email,
      subject: t('mail.deletionDone.subject', words),
      text: t('mail.deletionDone.text', words),
    }));
  }
  return { count: removed.count };
}

/** Carries out the wishes to be removed whose time has come. One that cannot be is left for an administrator to see. */
export async function removeThoseDue(services: Needed, now: number): Promise<void> {
  for (const user of await services.store.deletionRequests.dueBy(now - deletionAfterDays * day)) {
    try {
      await removeUser(services, user, null);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}
