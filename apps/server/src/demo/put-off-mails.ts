import type { UserId } from '@miraco/contract/fields';
import { careMails, reminders } from '@miraco/domain/courtesy-mails';
import type { Services } from '../services.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** Nothing that a fictional client did long ago is mailed now: reminders, and mails about care, begin a week from now. */
export async function putOffMails({ store }: Services, user: UserId, now: number): Promise<void> {
  for (const kind of [...reminders, ...careMails]) await store.mailPlans.move({ user, kind }, now + week);
}
