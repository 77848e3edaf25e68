import { usernameKey } from '@miraco/contract/account';
import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { isAppointment, isTeam } from '@miraco/domain/access';
import type { UserList } from '@miraco/domain/user-lists';
import { and, count, eq, ne, or, sql } from 'drizzle-orm';
import { administratorLeft, assertAdministers, endSessions, endWaysIn, voidLinks } from './account-access.ts';
import { recordActivity } from './activities.ts';
import { groupNamed, removeIfEmpty } from './client-groups.ts';
import type { Transaction } from './engine.ts';
import { fold } from './fold.ts';
import { announcePhase, planReminders } from './mail-plans.ts';
import { noPassword } from './no-password.ts';
import { assertRoom } from './room.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { images } from './schema/images.ts';
import { users } from './schema/users.ts';
import { nextWeeklyDue } from './user-progress.ts';
import { one, run, type Work } from './work.ts';

type Row = typeof users.$inferSelect;

/** The coach of a client, and the name of their group; null for none. */
interface Place {
  coach: UserId | null | undefined;
  group: string | null | undefined;
}

export type NewUser = Pick<
  typeof users.$inferInsert,
  | 'username'
  | 'email'
  | 'passwordHash'
  | 'firstname'
  | 'lastname'
  | 'address'
  | 'phone'
  | 'access'
  | 'language'
  | 'createdAt'
> &
  Partial<Place>;
/** Undefined leaves a field unchanged. */
export type UserChanges = {
  [Field in
    | keyof Omit<NewUser, 'createdAt' | 'group'>
    | 'pendingEmail'
    | 'image'
    | 'activeTest'
    | 'unlocking'
    | 'disabled']?: Row[Field] | undefined;
} & Partial<Pick<Place, 'group'>>;

/** The columns by which a user is found and sorted. */
export function keysOf({ username, firstname, lastname }: Pick<Row, 'username' | 'firstname' | 'lastname'>) {
  return { usernameKey: usernameKey(username), nameKey: fold(`${firstname} ${lastname}`) };
}

/** Gives an image to the user if it is theirs already, or the editor's and not the editor's avatar. */
function* assignImage(
  tx: Transaction,
  name: string,
  { user, editor }: { user: UserId; editor: UserId | null },
): Work<void> {
  const image = yield* one(
    tx
      .select({ owner: images.user, avatarOfOwner: users.image })
      .from(images)
      .innerJoin(users, eq(users.id, images.user))
      .where(eq(images.name, name)),
  );
  const isFree = image?.owner === user || (image?.owner === editor && image.avatarOfOwner !== name);
  if (!isFree) throw new AppError('invalid', { field: 'image' });
  yield* run(tx.update(images).set({ user }).where(eq(images.name, name)));
}

/** The tests value of an access profile. @throws AppError invalid for an unknown one */
function* testsOf(tx: Transaction, access: string): Work<string> {
  const known = yield* one(tx.select().from(accessProfiles).where(eq(accessProfiles.id, access)));
  if (!known) throw new AppError('invalid', { field: 'access' });
  return known.tests;
}

/** Whether an access profile is of the team. @throws AppError invalid for an unknown one */
function* isTeamAccess(tx: Transaction, access: string): Work<boolean> {
  return isTeam(yield* testsOf(tx, access));
}

/** @throws AppError invalid for somebody who is not on the team or cannot sign in, limitReached for a full caseload */
function* assertMayCoach(tx: Transaction, coach: UserId): Work<void> {
  const found = yield* one(
    tx
      .select({ tests: accessProfiles.tests, disabled: users.disabled })
      .from(users)
      .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
      .where(eq(users.id, coach)),
  );
  if (!found || found.disabled || !isTeam(found.tests)) throw new AppError('invalid', { field: 'coach' });
  const caseload = yield* one(tx.select({ clients: count() }).from(users).where(eq(users.coach, coach)));
  assertRoom('caseload', caseload?.clients ?? 0);
}

/**
 * The columns of a user's access profile, list, coach and group. Only clients have a coach and a group: a client who joins the team loses
 * both. Groups are added by naming them.
 * @throws AppError invalid for an unknown access profile, a coach who is none, and a coach or a group of somebody on the team;
 * limitReached
 */
export function* placeOf(
  tx: Transaction,
  { access, coach, group }: Pick<UserChanges, 'access' | 'coach' | 'group'>,
  before?: Pick<Row, 'access' | 'coach'>,
): Work<{ coach?: UserId | null; group?: RecordId | null; list?: UserList }> {
  if (yield* isTeamAccess(tx, access ?? before?.access ?? '')) {
    if (coach) throw new AppError('invalid', { field: 'coach' });
    if (group) throw new AppError('invalid', { field: 'group' });
    return { coach: null, group: null, list: 'team' };
  }
  if (coach && coach !== before?.coach) yield* assertMayCoach(tx, coach);
  return {
    ...(before && (yield* isTeamAccess(tx, before.access)) ? { list: 'clients' as const } : {}),
    ...(coach === undefined ? {} : { coach }),
    ...(group === undefined ? {} : { group: group === null ? null : yield* groupNamed(tx, group) }),
  };
}

const lowerEmail = sql`lower(${users.email})`;

/**
 * Refuses a new username or address that another user has as either of them, ignoring case: sign-in takes both. The unique indexes
 * would refuse two of the four cases, but only the text of their error says which. If both are taken, the error names the address.
 * @throws AppError emailTaken, usernameTaken
 */
export function* assertNotTaken(
  tx: Transaction,
  { email, username }: Pick<UserChanges, 'email' | 'username'>,
  before?: Pick<Row, 'id' | 'email' | 'username'>,
): Work<void> {
  const isOther = before && ne(users.id, before.id);
  const isTaken = function* (name: string | undefined, former: string | undefined) {
    if (name === undefined || name === former) return false;
    const key = usernameKey(name);
    const has = or(eq(users.usernameKey, key), eq(lowerEmail, key));
    return (yield* one(tx.select({ id: users.id }).from(users).where(and(has, isOther)))) !== undefined;
  };
  if (yield* isTaken(email, before?.email)) throw new AppError('emailTaken', { field: 'email' });
  if (yield* isTaken(username, before?.username)) throw new AppError('usernameTaken', { field: 'username' });
}

export interface Editing {
  /** Null where nobody does: the later phases open by themselves. */
  editor: UserId | null;
  /** Epoch milliseconds. */
  date: number;
  /** The session that a new password does not end. */
  keepSession?: string;
  /** The editor has proved to be the administrator whose session it is: without it nobody joins the team or becomes an administrator. */
  appoints?: boolean;
  /** What the mail about newly opened phases says in the editor’s words. */
  openingLine?: string | undefined;
}

/** The name of a coach; null for none. */
function* nameOf(tx: Transaction, coach: UserId | null): Work<string | null> {
  if (coach === null) return null;
  const found = yield* one(tx.select().from(users).where(eq(users.id, coach)));
  return found ? `${found.firstname} ${found.lastname}` : null;
}

type StoredChanges = Omit<UserChanges, 'group'> & { group?: RecordId | null; list?: UserList };

/** Logs the changes of another user: the phase and the coach as entries of their own, other fields by name. */
function* recordChanges(
  tx: Transaction,
  before: Row,
  changes: StoredChanges,
  { editor: actor, date }: Editing,
): Work<void> {
  const user = before.id;
  if (actor === user) return;
  const { activeTest, coach, list: _, passwordHash, ...others } = changes;
  if (coach !== undefined && coach !== before.coach) {
    const detail = { coach: yield* nameOf(tx, coach), formerCoach: yield* nameOf(tx, before.coach) };
    yield* recordActivity(tx, { user, actor, date, kind: 'coachAssigned', detail });
  }
  if (activeTest !== undefined && activeTest !== before.activeTest) {
    const detail = actor === null ? { byItself: true } : {};
    yield* recordActivity(tx, { user, actor, date, kind: activeTest ? 'phaseBlocked' : 'phaseOpened', detail });
  }
  const fields = Object.entries(others)
    .filter(([field, value]) => value !== undefined && value !== before[field as keyof typeof others])
    .map(([field]) => field);
  if (passwordHash) fields.push('password');
  if (fields.length > 0) yield* recordActivity(tx, { user, actor, date, kind: 'edited', detail: { fields } });
}

/** Plans the reminders of phases that are opened, and tells a client that somebody else has opened them. */
function* tellOpenedPhase(tx: Transaction, before: Row, { activeTest }: StoredChanges, editing: Editing): Work<void> {
  if (!before.activeTest || activeTest !== false || (yield* isTeamAccess(tx, before.access))) return;
  const { date, editor, openingLine: line = '' } = editing;
  // They get both once they are brought back.
  if (before.list === 'archived') return;
  yield* planReminders(tx, before.id, date);
  if (editor !== before.id) yield* announcePhase(tx, before.id, { line, date });
}

/** A weekly test is due a week after the later phases are opened, and no longer once they are closed; never of those put away. */
function weeklyDueAfter(before: Row, { activeTest }: StoredChanges, date: number): { weeklyDueAt?: number | null } {
  if (activeTest === undefined || activeTest === before.activeTest) return {};
  return { weeklyDueAt: activeTest || before.list !== 'clients' ? null : nextWeeklyDue(date) };
}

/** A client who is sent back to Conscience waits for the team, unless it decides otherwise later. */
function unlockingAfter(before: Row, { activeTest }: StoredChanges): Pick<UserChanges, 'unlocking'> {
  return activeTest && !before.activeTest ? { unlocking: 'byHand' } : {};
}

/**
 * Whether a change is an appointment, which somebody else knows the password for: a coach that of their client, for example.
 * @throws AppError passwordNeeded, or forbidden for an editor who is no administrator any more
 */
function* appoints(tx: Transaction, before: Row, { access }: StoredChanges, editing: Editing): Work<boolean> {
  if (access === undefined) return false;
  if (!isAppointment(yield* testsOf(tx, before.access), yield* testsOf(tx, access))) return false;
  if (!editing.appoints) throw new AppError('passwordNeeded', { field: 'current' });
  if (editing.editor) yield* assertAdministers(tx, editing.editor);
  return true;
}

/** Ends what a new password, a new address and disabling make void. */
function* closeWaysIn(
  tx: Transaction,
  before: Row,
  { disabled, email = before.email, passwordHash, pendingEmail }: StoredChanges,
  { keepSession }: Editing,
): Work<void> {
  // An enabled user has to sign in again.
  if (passwordHash || disabled) yield* endSessions(tx, before.id, keepSession);
  // A link already sent, to a given-up address or by someone who knew the old password, must not undo the change.
  if (passwordHash || disabled || email !== before.email) yield* voidLinks(tx, before.id, pendingEmail);
}

/** Whether the owner of an account could sign in with a password, and has none. */
const lacksPassword = (
  before: Row,
  { disabled = before.disabled, passwordHash = before.passwordHash }: StoredChanges,
): boolean => !disabled && passwordHash === noPassword;

/** Forgets the image that another one replaces. Returns its name. */
function* replaceImage(tx: Transaction, { image: replaced }: Row, { image }: StoredChanges): Work<string[]> {
  if (image === undefined || replaced === null || image === replaced) return [];
  yield* run(tx.delete(images).where(eq(images.name, replaced)));
  return [replaced];
}

export interface Changed {
  /** The names of images that are no longer used. */
  unused: string[];
  /** An account of the team was left or enabled without a password: its owner needs a link to set one. */
  needsPassword: boolean;
}

/** Changes a user. */
export function* applyChanges(tx: Transaction, id: UserId, asked: UserChanges, editing: Editing): Work<Changed> {
  const { date, editor } = editing;
  const before = yield* one(tx.select().from(users).where(eq(users.id, id)));
  if (!before) throw new AppError('notFound');
  const { group: _, coach: __, ...others } = asked;
  const changes: StoredChanges = { ...others, ...(yield* placeOf(tx, asked, before)) };
  const isAppointed = yield* appoints(tx, before, changes, editing);
  if (isAppointed) changes.passwordHash ??= noPassword;
  if (changes.image) yield* assignImage(tx, changes.image, { user: id, editor });
  yield* assertNotTaken(tx, changes, before);
  const { username = before.username, firstname = before.firstname, lastname = before.lastname } = changes;
  const set = {
    ...changes,
    ...keysOf({ username, firstname, lastname }),
    ...weeklyDueAfter(before, changes, date),
    ...unlockingAfter(before, changes),
  };
  yield* run(tx.update(users).set(set).where(eq(users.id, id)));
  yield* recordChanges(tx, before, changes, editing);
  yield* tellOpenedPhase(tx, before, changes, editing);
  if (changes.group !== undefined && changes.group !== before.group) yield* removeIfEmpty(tx, before.group);
  // Nobody is left with a coach who is none any more.
  if (changes.access !== undefined && !(yield* isTeamAccess(tx, changes.access))) {
    yield* run(tx.update(users).set({ coach: null }).where(eq(users.coach, id)));
  }
  if (!(yield* administratorLeft(tx))) throw new AppError('lastAdministrator');
  // As in `lockAccount`: a slip would shut its author out.
  if (changes.disabled && !before.disabled && id === editor) throw new AppError('ownLock');
  if (isAppointed) yield* endWaysIn(tx, id);
  else yield* closeWaysIn(tx, before, changes, editing);
  const isOfTeam = yield* isTeamAccess(tx, changes.access ?? before.access);
  const needsPassword = isOfTeam && (isAppointed || before.disabled) && lacksPassword(before, changes);
  return { unused: yield* replaceImage(tx, before, changes), needsPassword };
}
