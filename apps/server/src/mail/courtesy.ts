import type { UserId } from '@miraco/contract/fields';
import type { Advance, MailPlan } from '@miraco/db/mail-plans';
import type { QueuedMail } from '@miraco/db/mails';
import type { Store } from '@miraco/db/store';
import { isTeam } from '@miraco/domain/access';
import { betweenCareMails, careReminderAfter } from '@miraco/domain/care';
import { isCourtesyMail, type PlannedMail, type Reminder } from '@miraco/domain/courtesy-mails';
import { dueFor, type LaterDuty } from '@miraco/domain/due';
import { isWritable } from '@miraco/domain/user-phase';
import { situationOf } from '../situation.ts';
import { zoneOf } from '../time-zone.ts';
import { askingMornings, dayOf, isWeekOld, nextMorning, quietUntil } from './local-time.ts';

interface Needed {
  store: Store;
}

/** How somebody wants their mails; undefined for somebody who was removed. */
async function wishesOf({ store }: Needed, user: UserId) {
  const found = await store.mailPreferences.of(user);
  return found && { ...found, timeZone: zoneOf(found.timeZone) };
}

/** When a mail may be sent, if it has to wait: for the end of the quiet hours, or for the day after another courtesy mail. Null: now. */
export async function heldUntil(needed: Needed, { id, kind, user }: QueuedMail, now: number): Promise<number | null> {
  const wishes = isCourtesyMail(kind) && user ? await wishesOf(needed, user) : undefined;
  if (!wishes) return null;
  const { lastDay, lastMail, timeZone } = wishes;
  const quiet = quietUntil(now, timeZone);
  if (quiet !== null) return quiet;
  return lastDay === dayOf(now, timeZone) && lastMail !== id ? nextMorning(now, timeZone) : null;
}

/** Takes the day of a courtesy mail, which is about to be sent. False if another mail took it meanwhile. */
export async function takeDay(needed: Needed, { id, kind, user }: QueuedMail, now: number): Promise<boolean> {
  const wishes = isCourtesyMail(kind) && user ? await wishesOf(needed, user) : undefined;
  if (!user || !wishes) return true;
  return needed.store.mailPreferences.takeDay(user, id, dayOf(now, wishes.timeZone));
}

/** Whether somebody has switched a mail off, or is put away. */
export async function isUnwanted({ store }: Needed, { kind, user }: QueuedMail): Promise<boolean> {
  if (!user || !isCourtesyMail(kind)) return false;
  const wishes = await store.mailPreferences.of(user);
  return wishes !== undefined && (wishes.list === 'archived' || wishes.off.includes(kind));
}

/** What a reminder asks for. */
const asksFor = { weeklyDue: 'weekly', evaluationDue: 'evaluation' } as const satisfies Record<Reminder, LaterDuty>;

interface Asked {
  kind: Reminder;
  /** When the later phases were opened. */
  since: number;
}

/** Whether it is due, and the mornings on which a client is asked; null for somebody who cannot do it: their later phases are closed, or they left. */
async function mornings(needed: Needed, id: UserId, { kind, since }: Asked, now: number) {
  const [user, wishes] = [await needed.store.users.byId(id), await wishesOf(needed, id)];
  if (!user || !wishes || isTeam(user.tests) || !isWritable('responsibility', user)) return null;
  const { timeZone, weeklyDay } = wishes;
  const situation = await situationOf(needed.store, user, now);
  const done = { weeklyDue: situation.wellnessAt, evaluationDue: situation.evaluatedAt }[kind];
  const weekday = kind === 'weeklyDue' ? weeklyDay : null;
  const today = dayOf(now, timeZone);
  const due = dueFor(situation, { now, today, isWeekOld: (moment) => isWeekOld(moment, timeZone, now) });
  return {
    user,
    due: due.includes(asksFor[kind]),
    at: askingMornings({ last: Math.max(since, done ?? since), timeZone, weekday }),
  };
}

/** Nobody is asked more often who does not answer. */
const mostReminders = 4;

/** Whether what a mail asks for is still to be done. */
export async function isStillDue(needed: Needed, user: UserId, kind: Reminder, since: number, now: number) {
  const asked = await mornings(needed, user, { kind, since }, now);
  return asked !== null && !asked.user.disabled && asked.at(0) <= now && asked.due;
}

/** Whether the weekly test of a client is late, whatever weekday they have chosen to be asked on. */
export async function isOverdue({ store }: Needed, user: UserId, now: number): Promise<boolean> {
  const dueAt = await store.clientDeeds.weeklyDueAt(user);
  return dueAt !== null && dueAt < now;
}

/** Whether the team has reminded a client lately: no other reminder comes close to that one. */
async function isReminded({ store }: Needed, user: UserId, kind: Reminder, now: number): Promise<boolean> {
  return kind === 'weeklyDue' && (await store.clientDeeds.remindedAt(user, now)) !== null;
}

async function remind(
  needed: Needed,
  { user, kind, since }: MailPlan & { kind: Reminder },
  now: number,
): Promise<Advance> {
  const asked = await mornings(needed, user, { kind, since }, now);
  if (!asked) return { mail: null, next: null };
  let week = 0;
  while (asked.at(week) <= now) week += 1;
  const isDue = week > 0 && week <= mostReminders && !(await isReminded(needed, user, kind, now));
  return { mail: isDue ? { since: String(since) } : null, next: { dueAt: asked.at(week), since } };
}

/** When somebody is asked next, for a change of their weekday. */
export async function nextReminder(needed: Needed, plan: MailPlan, now: number): Promise<number | null> {
  return (await advances[plan.kind](needed, plan, now)).next?.dueAt ?? null;
}

async function inviteAgain({ store }: Needed, { user: id }: MailPlan): Promise<Advance> {
  const user = await store.users.byId(id);
  return { mail: user && !user.disabled && user.lastLogin === null ? {} : null, next: null };
}

async function digest(needed: Needed, { user: id, since }: MailPlan, now: number): Promise<Advance> {
  const [user, wishes] = [await needed.store.users.byId(id), await wishesOf(needed, id)];
  if (!user || !wishes || !isTeam(user.tests)) return { mail: null, next: null };
  const mail = user.disabled ? null : { from: String(since), until: String(now) };
  return { mail, next: { dueAt: nextMorning(now, wishes.timeZone), since: now } };
}

/** Who is mailed about a client who may need support: the coach, or else every administrator. */
async function answerable({ store }: Needed, client: UserId): Promise<{ coach: UserId | null; to: UserId[] }> {
  const coach = await store.users.coachOf(client);
  // Somebody who was invited and has never come in cannot open the link.
  if (coach && coach.lastLogin !== null) return { coach: coach.id, to: [coach.id] };
  return { coach: null, to: (await store.users.administrators()).map(({ id }) => id) };
}

/** New lines are mailed at once, and again a day after the last mail at the earliest. */
async function tellOfCare(needed: Needed, { user, since }: MailPlan, now: number): Promise<Advance> {
  const newest = await needed.store.careLines.newestUnseen(user);
  if (newest === null || newest < since) return { mail: null, next: null };
  const { to } = await answerable(needed, user);
  return { mail: { client: user }, to, next: { dueAt: now + betweenCareMails, since: newest + 1 } };
}

/** Lines that nobody has seen are mailed again to the coach, and then to the administrators. */
async function remindOfCare(needed: Needed, { user, dueAt, since }: MailPlan, now: number): Promise<Advance> {
  if ((await needed.store.careLines.newestUnseen(user)) === null) return { mail: null, next: null };
  const mail = { client: user };
  const { coach, to } = await answerable(needed, user);
  if (coach && dueAt - since < 2 * careReminderAfter) {
    return { mail, to, next: { dueAt: now + careReminderAfter, since: now - careReminderAfter } };
  }
  return { mail, to: (await needed.store.users.administrators()).map(({ id }) => id), next: null };
}

const advances: Readonly<Record<PlannedMail, (needed: Needed, plan: MailPlan, now: number) => Promise<Advance>>> = {
  weeklyDue: (needed, plan, now) => remind(needed, { ...plan, kind: 'weeklyDue' }, now),
  evaluationDue: (needed, plan, now) => remind(needed, { ...plan, kind: 'evaluationDue' }, now),
  invitationReminder: inviteAgain,
  digest,
  care: tellOfCare,
  careReminder: remindOfCare,
};

/** Looks at a plan that is due: queues its mail if it is time for it, and moves the plan on. */
export async function lookAt(needed: Needed, plan: MailPlan, now: number): Promise<void> {
  await needed.store.mailPlans.advance(plan, now, await advances[plan.kind](needed, plan, now));
}
