import type { UserId } from '@miraco/contract/fields';
import type { Advance, MailPlan } from '@miraco/db/mail-plans';
import type { QueuedMail } from '@miraco/db/mails';
import type { Store } from '@miraco/db/store';
import { isTeam } from '@miraco/domain/access';
import { isCourtesyMail, type PlannedMail, type Reminder } from '@miraco/domain/courtesy-mails';
import { isWritable } from '@miraco/domain/user-phase';
import { askingMornings, dayOf, nextMorning, ownZone, quietUntil } from './local-time.ts';

interface Needed {
  store: Store;
}

/** How somebody wants their mails; undefined for somebody who was removed. */
async function wishesOf({ store }: Needed, user: UserId) {
  const found = await store.mailPreferences.of(user);
  return found && { ...found, timeZone: found.timeZone ?? ownZone };
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

/** When the latest weekly test was taken, or the latest evaluation done, in epoch milliseconds. */
async function lastDone({ store }: Needed, user: UserId, kind: Reminder): Promise<number | undefined> {
  const latest =
    kind === 'weeklyDue' ? await store.wellnessTests.latestWeeklyOf(user) : await store.evaluations.latestOf(user);
  return latest?.date;
}

/** The mornings on which a client is asked; null for somebody who cannot do it: their later phases are closed, or they left. */
async function mornings(needed: Needed, id: UserId, kind: Reminder, since: number) {
  const [user, wishes] = [await needed.store.users.byId(id), await wishesOf(needed, id)];
  if (!user || !wishes || isTeam(user.tests) || !isWritable('responsibility', user)) return null;
  const last = Math.max(since, (await lastDone(needed, id, kind)) ?? since);
  const weekday = kind === 'weeklyDue' ? wishes.weeklyDay : null;
  return { user, last, at: askingMornings({ last, timeZone: wishes.timeZone, weekday }) };
}

/** Nobody is asked more often who does not answer. */
const mostReminders = 4;

/** Whether what a mail asks for is still to be done. */
export async function isStillDue(needed: Needed, user: UserId, kind: Reminder, since: number, now: number) {
  const asked = await mornings(needed, user, kind, since);
  if (!asked || asked.user.disabled || asked.at(0) > now) return false;
  return kind === 'weeklyDue' || Object.keys(await needed.store.userVirtues.ratingsOf(user)).length > 0;
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
  const asked = await mornings(needed, user, kind, since);
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

const advances: Readonly<Record<PlannedMail, (needed: Needed, plan: MailPlan, now: number) => Promise<Advance>>> = {
  weeklyDue: (needed, plan, now) => remind(needed, { ...plan, kind: 'weeklyDue' }, now),
  evaluationDue: (needed, plan, now) => remind(needed, { ...plan, kind: 'evaluationDue' }, now),
  invitationReminder: inviteAgain,
  digest,
};

/** Looks at a plan that is due: queues its mail if it is time for it, and moves the plan on. */
export async function lookAt(needed: Needed, plan: MailPlan, now: number): Promise<void> {
  await needed.store.mailPlans.advance(plan, now, await advances[plan.kind](needed, plan, now));
}
