import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { teamTests } from '@miraco/domain/access';
import { toMilliseconds } from '@miraco/domain/units';
import { and, desc, eq, exists, inArray, ne, notExists, sql } from 'drizzle-orm';
import { bound, unlimited } from './bound.ts';
import { type Connection, isMissingReference, write } from './connection.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { secondFactors } from './schema/second-factors.ts';
import { sessions } from './schema/sessions.ts';
import { settings } from './schema/settings.ts';
import { users } from './schema/users.ts';
import { confirmed } from './second-factors.ts';
import { userColumns } from './user-rows.ts';

/** The columns that every request needs of its caller. */
const {
  access: _access,
  createdAt: _createdAt,
  wellness: _wellness,
  crisisBlocks: _crisisBlocks,
  coach: _coach,
  group: _group,
  invitationOpened: _invitationOpened,
  invitationExpires: _invitationExpires,
  ...callerColumns
} = userColumns;

/** Whether the user is an administrator or a coach without a second factor while one is required. */
function lacksSecondFactor(db: Connection) {
  const isRequired = db
    .select()
    .from(settings)
    .where(and(eq(settings.name, 'requireSecondFactor'), eq(settings.value, true)));
  const isThere = db.select().from(secondFactors).where(confirmed(users.id));
  const isOfTeam = inArray(accessProfiles.tests, [...teamTests]);
  return sql`${and(isOfTeam, exists(isRequired), notExists(isThere))}`.inlineParams().mapWith(Boolean);
}

const selectSessions = (db: Connection) =>
  db
    .select({ session: sessions, user: { ...callerColumns, lacksSecondFactor: lacksSecondFactor(db) } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
    .where(eq(sessions.id, bound('id')));

export type SessionUser = NonNullable<ReturnType<ReturnType<typeof selectSessions>['get']>>['user'];

export function sessionsRepository(db: Connection) {
  const find = selectSessions(db).prepare();

  /** A session and its user. Runs on every request, so it is one prepared statement. */
  const getSessionAndUser: DrizzleSQLiteAdapter['getSessionAndUser'] = async (id) => {
    const found = find.get({ id });
    if (!found) return [null, null];
    const { id: _, userId, expiresAt, ...attributes } = found.session;
    const session = { id, userId, expiresAt: new Date(toMilliseconds(expiresAt)), attributes };
    return [session, { id: userId, attributes: found.user }];
  };

  const adapter = new DrizzleSQLiteAdapter(db, sessions, users);

  /** A user who is removed during sign-in gets the same error as an unknown one. */
  const setSession: DrizzleSQLiteAdapter['setSession'] = (session) =>
    adapter.setSession(session).catch((error: unknown) => {
      throw isMissingReference(error) ? new AppError('credentials') : error;
    });

  return {
    /** The adapter of the session library. */
    adapter: Object.assign(new DrizzleSQLiteAdapter(db, sessions, users), { getSessionAndUser, setSession }),

    /** Most recently used first. */
    of: async (user: UserId) =>
      db
        .select({
          id: sessions.id,
          createdAt: sessions.createdAt,
          expiresAt: sessions.expiresAt,
          device: sessions.device,
        })
        .from(sessions)
        .where(eq(sessions.userId, user))
        .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt))
        .all(),

    /** Ends all but the `most` most recently used sessions. */
    endBeyond: (user: UserId, most: number) =>
      write(db, (tx) => {
        const beyond = tx
          .select({ id: sessions.id })
          .from(sessions)
          .where(eq(sessions.userId, user))
          .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt))
          .limit(unlimited)
          .offset(most);
        tx.delete(sessions).where(inArray(sessions.id, beyond)).run();
      }),

    /** Ends a session of this user. Returns whether there was one. */
    end: (user: UserId, id: string) =>
      write(
        db,
        (tx) =>
          tx
            .delete(sessions)
            .where(and(eq(sessions.userId, user), eq(sessions.id, id)))
            .run().changes > 0,
      ),

    /** Ends every session of this user but one. Returns how many. */
    endOthers: (user: UserId, kept: string) =>
      write(
        db,
        (tx) =>
          tx
            .delete(sessions)
            .where(and(eq(sessions.userId, user), ne(sessions.id, kept)))
            .run().changes,
      ),
  };
}
