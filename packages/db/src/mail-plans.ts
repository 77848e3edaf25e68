import type { UserId } from '@miraco/contract/fields';
import { type PlannedMail, reminders } from '@miraco/domain/courtesy-mails';
import { and, asc, eq, lte, min, sql } from 'drizzle-orm';
import { bound } from './bound.ts';
import { type Connection, type Transaction, write } from './engine.ts';
import { mailPlans } from './schema/mail-plans.ts';
import { mails } from './schema/mails.ts';
import { run, type Work } from './work.ts';

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

/** The calendar of the courtesy mails. */
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

    /** Queues the mail of a plan, if it should be sent, and moves the plan on, or removes it: together, so that it is queued once. */
    advance: (plan: MailPlan, now: number, { mail, next: set }: Advance) =>
      write(db, { user: plan.user }, function* (tx) {
        const { user, kind } = plan;
        if (mail) yield* run(tx.insert(mails).values({ user, kind, data: mail, createdAt: now, dueAt: now }));
        if (set) yield* run(tx.update(mailPlans).set(set).where(isPlan(plan)));
        else yield* run(tx.delete(mailPlans).where(isPlan(plan)));
      }),
  };
}

export interface Advance {
  /** What the mail says beside the data of its recipient; null for no mail. */
  mail: Readonly<Record<string, string>> | null;
  /** Null for the end of the plan. */
  next: Pick<MailPlan, 'dueAt' | 'since'> | null;
}
