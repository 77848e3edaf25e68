import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { teamTests } from '@miraco/domain/access';
import { asSeconds, type Milliseconds, type Seconds, toMilliseconds } from '@miraco/domain/units';
import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  lte,
  ne,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import { bound, unlimited } from './bound.ts';
import { type Connection, write } from './engine.ts';
import { rowReader } from './row-reader.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { secondFactors } from './schema/second-factors.ts';
import { sessions } from './schema/sessions.ts';
import { settings } from './schema/settings.ts';
import { users } from './schema/users.ts';
import { confirmed } from './second-factors.ts';
import { userColumns } from './user-rows.ts';
import { run } from './work.ts';

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

const columnsOf = (db: Connection) => ({
  session: getTableColumns(sessions),
  user: { ...callerColumns, lacksSecondFactor: lacksSecondFactor(db) },
});

const selectSessions = (db: Connection) =>
  db
    .select(columnsOf(db))
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
    .where(eq(sessions.id, bound('id')));

export type SessionUser = NonNullable<Awaited<ReturnType<ReturnType<typeof selectSessions>['get']>>>['user'];

const inSeconds = (moment: Date) => asSeconds(Math.floor(moment.getTime() / 1000));

/** Synchronizing a clock moves it by less. In milliseconds. */
const slack = 60_000;

type Row = typeof sessions.$inferSelect;

/** A session as the session library has it. */
interface Session {
  id: string;
  userId: UserId;
  expiresAt: Date;
  attributes: Pick<Row, 'createdAt' | 'device'>;
}

const asSession = ({ id, userId, expiresAt, ...attributes }: Row): Session => ({
  id,
  userId,
  expiresAt: new Date(toMilliseconds(expiresAt)),
  attributes,
});

export function sessionsRepository(db: Connection) {
  const find = rowReader(columnsOf(db), selectSessions(db).prepare());

  const remove = (condition: SQL | undefined) =>
    write(db, 'oneStatement', function* (tx) {
      yield* run(tx.delete(sessions).where(condition));
    });

  const adapter = {
    /** Runs on every request, so it is one prepared statement. */
    getSessionAndUser: async (
      id: string,
    ): Promise<[null, null] | [Session, { id: UserId; attributes: SessionUser }]> => {
      const found = await find.get({ id });
      if (!found) return [null, null];
      return [asSession(found.session), { id: found.session.userId, attributes: found.user }];
    },

    getUserSessions: async (user: UserId) =>
      (await db.select().from(sessions).where(eq(sessions.userId, user)).all()).map(asSession),

    /** A user who is removed during sign-in gets the same error as an unknown one. */
    setSession: async ({ id, userId, expiresAt, attributes }: Session) => {
      const row = { id, userId, expiresAt: inSeconds(expiresAt), ...attributes };
      await write(db, 'oneStatement', (tx) => run(tx.insert(sessions).values(row))).catch((error: unknown) => {
        throw error instanceof AppError && error.code === 'notFound' ? new AppError('credentials') : error;
      });
    },

    updateSessionExpiration: async (id: string, expiresAt: Date) => {
      const set = { expiresAt: inSeconds(expiresAt) };
      await write(db, 'oneStatement', (tx) => run(tx.update(sessions).set(set).where(eq(sessions.id, id))));
    },

    deleteSession: (id: string) => remove(eq(sessions.id, id)),
    deleteUserSessions: (user: UserId) => remove(eq(sessions.userId, user)),
    deleteExpiredSessions: () => remove(lte(sessions.expiresAt, inSeconds(new Date()))),
  };

  const open = db
    .select({ sessions: count() })
    .from(sessions)
    .where(gt(sessions.expiresAt, bound('now')))
    .prepare();

  return {
    /** The adapter of the session library. */
    adapter,

    /** The number of sessions that have not ended. */
    countOpen: async (now: Seconds) => (await open.get({ now }))?.sessions ?? 0,

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

    /** Lets sessions that began, or were used last, after `now` by more than a synchronized clock is off begin now, and end by `end`. */
    bringBack: (now: Milliseconds, end: Milliseconds) =>
      write(db, 'oneStatement', (tx) => {
        const [latest, latestEnd] = [now, inSeconds(new Date(end))];
        const set = {
          createdAt: sql`case when ${sessions.createdAt} > ${latest} then ${latest} else ${sessions.createdAt} end`,
          expiresAt: sql`case when ${sessions.expiresAt} > ${latestEnd} then ${latestEnd} else ${sessions.expiresAt} end`,
        };
        // One that began ahead ends ahead, too: its end is indexed.
        const isFar = gt(sessions.expiresAt, asSeconds(latestEnd + slack / 1000));
        return run(tx.update(sessions).set(set).where(isFar));
      }),

    /** Ends all but the `most` most recently used sessions. */
    endBeyond: (user: UserId, most: number) =>
      write(db, { user }, function* (tx) {
        const beyond = tx
          .select({ id: sessions.id })
          .from(sessions)
          .where(eq(sessions.userId, user))
          .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt))
          .limit(unlimited)
          .offset(most);
        yield* run(tx.delete(sessions).where(inArray(sessions.id, beyond)));
      }),

    /** Ends a session of this user. Returns whether there was one. */
    end: async (user: UserId, id: string) => {
      const isTheirs = and(eq(sessions.userId, user), eq(sessions.id, id));
      return (await write(db, 'oneStatement', (tx) => run(tx.delete(sessions).where(isTheirs)))) > 0;
    },

    /** Ends every session of this user but one. Returns how many. */
    endOthers: (user: UserId, kept: string) => {
      const isOther = and(eq(sessions.userId, user), ne(sessions.id, kept));
      return write(db, 'oneStatement', (tx) => run(tx.delete(sessions).where(isOther)));
    },
  };
}
