import type { UserId } from '@miraco/contract/fields';
import { careReminderAfter } from '@miraco/domain/care';
import { careMails, type PlannedMail, reminders } from '@miraco/domain/courtesy-mails';
import { and, asc, eq, lte, min, sql } from 'drizzle-orm';
import { bound } from './bound.ts';
import { type Connection, type Transaction, write } from './engine.ts';
import { mailPlans } from './schema/mail-plans.ts';
import { mails } from './schema/mails.ts';
import { one, run, type Work } from './work.ts';

export type MailPlan = typeof mailPlans.$inferSelect;

const week = 7 * 24 * 60 * 60 * 1000;

const isPlan = ({ user, kind }: Pick<MailPlan, 'user' | 'kind'>) =>
  and(eq(mailPlans.user, user), eq(mailPlans.kind, kind));

/** Queues the mail that tells a client that their later phases are open, and plans the reminders of these phases. */
export function* announcePhase(
  tx: Transaction,
  user: UserId,
  { line, date }: { line: string; date: number },
): Work<void> {
  yield* run(tx.insert(mails).values({ user, kind: 'phaseOpened', data: { line }, createdAt: date, dueAt: date }));
}

/** Plans a mail, in place of an earlier plan. */
const replace = (tx: Transaction, { dueAt, since, ...plan }: MailPlan) =>
  run(
    tx
      .insert(mailPlans)
      .values({ ...plan, dueAt, since })
      .onConflictDoUpdate({ target: [mailPlans.user, mailPlans.kind], set: { dueAt, since } }),
  );

/** Plans the reminders of the later phases, which begin anew when these are opened again. */
export function* planReminders(tx: Transaction, user: UserId, since: number): Work<void> {
  for (const kind of reminders) yield* replace(tx, { user, kind, dueAt: since + week, since });
}

/**
 * Plans the mails about a new care line, now and for later. Those that are planned already stay; one that is due at this moment is looked
 * at again, so that its end does not take the new line with it.
 */
export function* planCareMails(tx: Transaction, user: UserId, now: number): Work<void> {
  const dueAt = { care: now, careReminder: now + careReminderAfter };
  for (const kind of careMails) {
    yield* run(
      tx
        .insert(mailPlans)
        .values({ user, kind, dueAt: dueAt[kind], since: now })
        .onConflictDoUpdate({
          target: [mailPlans.user, mailPlans.kind],
          set: { dueAt: sql`case when ${mailPlans.dueAt} > ${now} then ${mailPlans.dueAt} else ${now} end` },
        }),
    );
  }
}

/** Lets the wait for the reminder begin again, or ends it where nothing is left to be seen. */
export function* restartCareReminder(tx: Transaction, user: UserId, wait: { from: number } | null): Work<void> {
  const kind = 'careReminder';
  if (wait) yield* replace(tx, { user, kind, dueAt: wait.from + careReminderAfter, since: wait.from });
  else yield* run(tx.delete(mailPlans).where(isPlan({ user, kind })));
}

/** The calendar of the mails that are planned ahead. */
export function mailPlansRepository(db: Connection) {
  const due = db
    .select()
    .from(mailPlans)
    .where(lte(mailPlans.dueAt, bound('now')))
    .orderBy(asc(mailPlans.dueAt))
    .limit(sql.placeholder('most'))
    .prepare();
  const next = db
    .select({ dueAt: min(mailPlans.dueAt) })
    .from(mailPlans)
    .prepare();

  return {
    /** At most `most` plans that are due, the longest due first. */
    due: async (now: number, most: number) => due.all({ now, most }),

    /** When the next plan is due, in epoch milliseconds; null without one. */
    nextDue: async () => (await next.get())?.dueAt ?? null,

    of: async (user: UserId, kind: PlannedMail) => db.select().from(mailPlans).where(isPlan({ user, kind })).get(),

    /** Plans a mail, unless it is planned already. */
    ensure: (plan: MailPlan) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.insert(mailPlans).values(plan).onConflictDoNothing());
      }),

    /** Plans a mail, in place of an earlier plan. */
    plan: (plan: MailPlan) =>
      write(db, 'oneStatement', function* (tx) {
        yield* replace(tx, plan);
      }),

    /** Moves a plan to another moment, if there is one. */
    move: (plan: { user: UserId; kind: PlannedMail }, dueAt: number) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.update(mailPlans).set({ dueAt }).where(isPlan(plan)));
      }),

    /**
     * Queues the mail of a plan, if it should be sent, and moves the plan on, or removes it: together, so that it is queued once. Does
     * nothing for a plan that was moved meanwhile: it is looked at again.
     */
    advance: (plan: MailPlan, now: number, { mail, to = [plan.user], next: set }: Advance) =>
      write(db, { user: plan.user }, function* (tx) {
        const { kind } = plan;
        const isUnmoved = and(isPlan(plan), eq(mailPlans.dueAt, plan.dueAt));
        if (!(yield* one(tx.select().from(mailPlans).where(isUnmoved)))) return;
        if (mail) {
          for (const user of to)
            yield* run(tx.insert(mails).values({ user, kind, data: mail, createdAt: now, dueAt: now }));
        }
        if (set) yield* run(tx.update(mailPlans).set(set).where(isPlan(plan)));
        else yield* run(tx.delete(mailPlans).where(isPlan(plan)));
      }),
  };
}

export interface Advance {
  /** What the mail says beside the data of its recipient; null for no mail. */
  mail: Readonly<Record<string, string>> | null;
  /** Who gets it, if not the user of the plan. */
  to?: readonly UserId[];
  /** Null for the end of the plan. */
  next: Pick<MailPlan, 'dueAt' | 'since'> | null;
}
