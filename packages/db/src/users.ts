import { usernameKey } from '@miraco/schemas/account';
import { AppError } from '@miraco/schemas/app-error';
import { and, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { administratorTests } from './access-profiles.ts';
import { type Connection, inserted, type Transaction, write } from './connection.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { images } from './schema/images.ts';
import { initialTests } from './schema/initial-tests.ts';
import { passwordResets } from './schema/password-resets.ts';
import { sessions } from './schema/sessions.ts';
import { users } from './schema/users.ts';

type Row = typeof users.$inferSelect;
type NewUser = Omit<
  typeof users.$inferInsert,
  'id' | 'usernameKey' | 'image' | 'activeTest' | 'disabled' | 'lastLogin'
>;
/** An undefined field is left alone. */
type UserChanges = {
  [Field in keyof Omit<Row, 'id' | 'usernameKey' | 'createdAt' | 'lastLogin'>]?: Row[Field] | undefined;
};

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstname: users.firstname,
  lastname: users.lastname,
  address: users.address,
  phone: users.phone,
  access: users.access,
  tests: accessProfiles.tests,
  image: users.image,
  activeTest: users.activeTest,
  disabled: users.disabled,
  language: users.language,
  lastLogin: users.lastLogin,
  createdAt: users.createdAt,
  wellness: initialTests.result,
};

/** What a broken constraint means to the caller; any other error as it was. */
function taken(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message : '';
  if (message.includes('users.username_key')) return new AppError('usernameTaken', { field: 'username' });
  if (message.includes('users_email')) return new AppError('emailTaken', { field: 'email' });
  if (message.includes('FOREIGN KEY')) return new AppError('invalid', { field: 'access' });
  return error;
}

async function refusingTaken<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    throw taken(error);
  }
}

/** Makes an image the user's, if it was uploaded for them or by who edits them and does not show it as their own. */
function takeImage(tx: Transaction, name: string, { user, editor }: { user: string; editor: string }): void {
  const image = tx
    .select({ owner: images.user, avatarOfOwner: users.image })
    .from(images)
    .innerJoin(users, eq(users.id, images.user))
    .where(eq(images.name, name))
    .get();
  const isFree = image?.owner === user || (image?.owner === editor && image.avatarOfOwner !== name);
  if (!isFree) throw new AppError('invalid', { field: 'image' });
  tx.update(images).set({ user }).where(eq(images.name, name)).run();
}

function endSessions(tx: Transaction, user: string, except = ''): void {
  tx.delete(sessions)
    .where(and(eq(sessions.userId, user), ne(sessions.id, except)))
    .run();
}

/** Whether there is an administrator who can sign in. */
const administratorLeft = (tx: Pick<Connection, 'select'>) =>
  tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
    .where(and(eq(accessProfiles.tests, administratorTests), eq(users.disabled, false)))
    .limit(1)
    .get() !== undefined;

interface Editing {
  /** Who edits. */
  editor: string;
  /** The session that survives a new password. */
  keepSession?: string;
}

/** Changes a user; answers the names of the images that nothing shows any more. */
function applyChanges(tx: Transaction, id: string, changes: UserChanges, { editor, keepSession }: Editing): string[] {
  const before = tx.select({ email: users.email, image: users.image }).from(users).where(eq(users.id, id)).get();
  if (!before) throw new AppError('notFound');
  const emailChanged = changes.email !== undefined && changes.email !== before.email;
  if (changes.image) takeImage(tx, changes.image, { user: id, editor });
  // The id keeps a change of nothing from being no statement at all.
  tx.update(users)
    .set({ ...changes, ...(changes.username && { usernameKey: usernameKey(changes.username) }), id })
    .where(eq(users.id, id))
    .run();
  if (!administratorLeft(tx)) throw new AppError('lastAdministrator');
  // Whoever is enabled again signs in again.
  if (changes.passwordHash || changes.disabled) endSessions(tx, id, keepSession);
  // A link that is under way to an address given up, or to somebody who had the password, must not undo the change.
  if (changes.passwordHash || changes.disabled || emailChanged) {
    tx.delete(passwordResets).where(eq(passwordResets.user, id)).run();
  }
  const replaced = changes.image !== undefined && changes.image !== before.image ? before.image : null;
  if (!replaced) return [];
  tx.delete(images).where(eq(images.name, replaced)).run();
  return [replaced];
}

export function usersRepository(db: Connection) {
  const all = () =>
    db
      .select(columns)
      .from(users)
      .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
      .leftJoin(initialTests, eq(initialTests.user, users.id));

  const byId = all()
    .where(eq(users.id, sql.placeholder('id')))
    .prepare();
  const credentials = db
    .select({ id: users.id, passwordHash: users.passwordHash, disabled: users.disabled, tests: accessProfiles.tests })
    .from(users)
    .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
    .where(eq(users.usernameKey, sql.placeholder('usernameKey')))
    .prepare();

  return {
    byId: async (id: string) => byId.get({ id }),

    /** What sign-in compares with; names are found whatever their case. */
    credentials: async (username: string) => credentials.get({ usernameKey: usernameKey(username) }),

    /** The user whom a mail to this address reaches. */
    byEmail: async (email: string) =>
      all()
        .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
        .get(),

    /** Newest first, at most `size`, all of them older than `before` where it is given. */
    page: async ({ size, before }: { size: number; before?: string | undefined }) => {
      const rows = all()
        .where(before === undefined ? undefined : lt(users.id, before))
        .orderBy(desc(users.id))
        .limit(size + 1)
        .all();
      const page = rows.slice(0, size);
      return { users: page, next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
    },

    /** Everybody, newest first. */
    all: async () => all().orderBy(desc(users.id)).all(),

    count: async () => db.select({ users: count() }).from(users).get()?.users ?? 0,

    administratorExists: async () => administratorLeft(db),

    /** @throws AppError usernameTaken, emailTaken, or invalid for an unknown access profile */
    register: (user: NewUser) =>
      refusingTaken(() =>
        write(db, (tx) => {
          const row = { ...user, usernameKey: usernameKey(user.username) };
          return inserted(tx.insert(users).values(row).returning({ id: users.id }).all()).id;
        }),
      ),

    /**
     * Changes a user. A new password ends all their sessions but `keepSession`, and so does disabling them; both void their reset
     * links, as a new address does. A new image must have been uploaded for them or by `editor`, who does not show it as their own,
     * and becomes theirs; answers the names of the images that nothing shows any more.
     * @throws AppError notFound, usernameTaken, emailTaken, lastAdministrator, or invalid for the image or access profile
     */
    edit: (id: string, changes: UserChanges, editing: Editing) =>
      refusingTaken(() => write(db, (tx) => applyChanges(tx, id, changes, editing))),

    /**
     * Removes a user and, by the foreign keys, everything of theirs; answers the names of their image files.
     * @throws AppError notFound, ownAccount for the remover, lastAdministrator
     */
    remove: (id: string, remover: string) =>
      write(db, (tx) => {
        if (id === remover) throw new AppError('ownAccount');
        const files = tx.select({ name: images.name }).from(images).where(eq(images.user, id)).all();
        const { changes } = tx.delete(users).where(eq(users.id, id)).run();
        if (changes === 0) throw new AppError('notFound');
        if (!administratorLeft(tx)) throw new AppError('lastAdministrator');
        return { count: changes, images: files.map((file) => file.name) };
      }),

    signedIn: (id: string, now: number) =>
      write(db, (tx) => void tx.update(users).set({ lastLogin: now }).where(eq(users.id, id)).run()),

    setLanguage: (id: string, language: 'es' | 'en') =>
      write(db, (tx) => void tx.update(users).set({ language }).where(eq(users.id, id)).run()),
  };
}
