import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { and, eq, gte } from 'drizzle-orm';
import { recordActivity } from './activities.ts';
import { type Connection, write } from './engine.ts';
import { firstIdAt } from './new-ids.ts';
import { activities } from './schema/activities.ts';
import { mails } from './schema/mails.ts';
import { many, run } from './work.ts';

const day = 24 * 60 * 60 * 1000;

/** As many are mailed to a client in a day: each is up to 2 MB in the queue and in a mailbox. */
const summariesADay = 5;

interface Sending {
  user: UserId;
  /** Who sends it, and the name under which the mail says so. */
  sender: UserId;
  name: string;
  pdf: Uint8Array;
  now: number;
}

/** The summaries that coaches hand over to their clients. Only those that wait to be sent are stored. */
export function summariesRepository(db: Connection) {
  return {
    /** Queues the mail with a summary, and logs it. @throws AppError summaryTooOften */
    send: ({ user, sender, name, pdf, now }: Sending) =>
      write(db, { user }, function* (tx) {
        const isRecent = gte(activities.id, firstIdAt(now - day));
        const sent = yield* many(
          tx
            .select({ date: activities.date })
            .from(activities)
            .where(and(eq(activities.user, user), eq(activities.kind, 'summarySent'), isRecent))
            .orderBy(activities.id)
            .limit(summariesADay),
        );
        const [first] = sent;
        if (first && sent.length >= summariesADay)
          throw new AppError('summaryTooOften', { retryAfterSeconds: Math.ceil((first.date + day - now) / 1000) });
        const data = { coach: name };
        const attachment = Buffer.from(pdf);
        yield* run(tx.insert(mails).values({ user, kind: 'summary', data, attachment, createdAt: now, dueAt: now }));
        yield* recordActivity(tx, { user, actor: sender, date: now, kind: 'summarySent', detail: {} });
      }),
  };
}
