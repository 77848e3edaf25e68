import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { courtesyMails } from '@miraco/domain/courtesy-mails';
import { type ReminderRefusal, reminderRefusal, remindersApart } from '@miraco/domain/weekly-reminders';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { recordActivity } from './activities.ts';
import { type Connection, type Reader, type Transaction, write } from './engine.ts';
import { planReminders } from './mail-plans.ts';
import { firstIdAt } from './new-ids.ts';
import { activities } from './schema/activities.ts';
import { mailPlans } from './schema/mail-plans.ts';
import { mailPreferences } from './schema/mail-preferences.ts';
import { mails } from './schema/mails.ts';
import { users } from './schema/users.ts';
import { applyChanges, type Editing } from './user-changes.ts';
import { nextWeeklyDue } from './user-progress.ts';
import { each, one, run, type Work } from './work.ts';

type Client = typeof users.$inferSelect;

/** @throws AppError notFound, or invalid for somebody on the team */
function* clientOf(tx: Transaction, id: UserId): Work<Client> {
  const user = yield* one(tx.select().from(users).where(eq(users.id, id)));
  if (!user) throw new AppError('notFound', { field: 'ids' });
  if (user.list === 'team') throw new AppError('invalid', { field: 'ids' });
  return user;
}

/** Drops the courtesy mails that wait for a client, and those that are planned. */
function* stopCourtesyMails(tx: Transaction, user: UserId): Work<void> {
  yield* run(tx.delete(mails).where(and(eq(mails.user, user), inArray(mails.kind, [...courtesyMails]))));
  yield* run(tx.delete(mailPlans).where(eq(mailPlans.user, user)));
}

function* putAway(tx: Transaction, { id }: Client): Work<void> {
  yield* stopCourtesyMails(tx, id);
  yield* run(tx.update(users).set({ list: 'archived', weeklyDueAt: null }).where(eq(users.id, id)));
}

/** The weekly test is due a week later, not since they were put away. */
function* bringBack(tx: Transaction, { id, activeTest }: Client, date: number): Work<void> {
  if (!activeTest) yield* planReminders(tx, id, date);
  const weeklyDueAt = activeTest ? null : nextWeeklyDue(date);
  yield* run(tx.update(users).set({ list: 'clients', weeklyDueAt }).where(eq(users.id, id)));
}

/** The last time that somebody on the team reminded a client, as far as it still counts. */
function latestReminder(reader: Reader, user: UserId, now: number) {
  const since = firstIdAt(now - remindersApart);
  return reader
    .select({ date: activities.date })
    .from(activities)
    .where(and(eq(activities.user, user), eq(activities.kind, 'reminded'), gte(activities.id, since)))
    .orderBy(desc(activities.id))
    .limit(1);
}

interface Reminder {
  /** Who reminds, and the name under which the mail says so. */
  reminder: UserId;
  name: string;
  now: number;
}

/** Queues the mail for one client, in place of one that waits already. Returns why not, or null. */
function* remind(tx: Transaction, user: Client, { reminder, name, now }: Reminder): Work<ReminderRefusal | null> {
  const wishes = yield* one(tx.select().from(mailPreferences).where(eq(mailPreferences.user, user.id)));
  const latest = yield* one(latestReminder(tx, user.id, now));
  const { disabled, weeklyDueAt } = user;
  const refusal = reminderRefusal(
    {
      archived: user.list === 'archived',
      disabled,
      weeklyDueAt,
      off: wishes?.off.includes('weeklyDue') ?? false,
      remindedAt: latest?.date ?? null,
    },
    now,
  );
  if (refusal) return refusal;
  yield* run(tx.delete(mails).where(and(eq(mails.user, user.id), eq(mails.kind, 'weeklyDue'))));
  const mail = { user: user.id, kind: 'weeklyDue', data: { coach: name }, createdAt: now, dueAt: now } as const;
  yield* run(tx.insert(mails).values(mail));
  yield* recordActivity(tx, { user: user.id, actor: reminder, date: now, kind: 'reminded', detail: {} });
  return null;
}

/** What somebody on the team does for several clients at once. */
export function clientDeedsRepository(db: Connection) {
  const toEach = <Result>(ids: readonly UserId[], deed: (tx: Transaction, client: Client) => Work<Result>) =>
    write(db, 'everybody', (tx) =>
      each(new Set(ids), function* (id) {
        return yield* deed(tx, yield* clientOf(tx, id));
      }),
    );

  return {
    /**
     * Puts clients away, or brings them back to the list. They keep their data and may sign in, and get no courtesy mails meanwhile.
     * @throws AppError notFound, or invalid for somebody on the team: then nobody is moved
     */
    archive: async (ids: readonly UserId[], archived: boolean, { editor: actor, date }: Editing) => {
      await toEach(ids, function* (tx, client) {
        if ((client.list === 'archived') === archived) return;
        if (archived) yield* putAway(tx, client);
        else yield* bringBack(tx, client, date);
        const kind = archived ? 'archived' : 'broughtBack';
        yield* recordActivity(tx, { user: client.id, actor, date, kind, detail: {} });
      });
    },

    /**
     * Opens the later phases of clients, where they are closed.
     * @throws AppError as `archive` does
     */
    openPhase: async (ids: readonly UserId[], editing: Editing) => {
      await toEach(ids, (tx, { id }) => applyChanges(tx, id, { activeTest: false }, editing));
    },

    /**
     * Reminds clients of the weekly test by mail, and logs it. Returns those who are left out, and why.
     * @throws AppError as `archive` does
     */
    remind: async (ids: readonly UserId[], reminder: Reminder) => {
      const reminded = await toEach(ids, function* (tx, client) {
        const { id, firstname, lastname } = client;
        return { id, firstname, lastname, refusal: yield* remind(tx, client, reminder) };
      });
      return reminded.flatMap(({ refusal, ...client }) => (refusal ? [{ ...client, reason: refusal }] : []));
    },

    /** When the weekly test of a client is due, in epoch milliseconds; null for one who cannot take it or does not have to. */
    weeklyDueAt: async (user: UserId) => {
      const found = await db
        .select({ weeklyDueAt: users.weeklyDueAt })
        .from(users)
        .where(and(eq(users.id, user), eq(users.disabled, false)))
        .get();
      return found?.weeklyDueAt ?? null;
    },

    /** When somebody on the team last reminded a client, as far as it still counts. */
    remindedAt: async (user: UserId, now: number) => (await latestReminder(db, user, now).get())?.date ?? null,
  };
}
