import type { RecordId, UserId } from '@miraco/contract/fields';
import { userFilterReach } from '@miraco/contract/user-list-choices';
import { asc, count, eq, exists, inArray, sql, sum } from 'drizzle-orm';
import type { Connection, Transaction } from './engine.ts';
import { fold } from './fold.ts';
import { led } from './led.ts';
import { assertRoom } from './room.ts';
import { clientGroups } from './schema/client-groups.ts';
import { users } from './schema/users.ts';
import { inserted, one, run, type Work } from './work.ts';

/** The group of this name, ignoring case and accents; added if there is none. @throws AppError limitReached */
export function* groupNamed(tx: Transaction, name: string): Work<RecordId> {
  const nameKey = fold(name);
  const known = yield* one(
    tx.select({ id: clientGroups.id }).from(clientGroups).where(eq(clientGroups.nameKey, nameKey)),
  );
  if (known) return known.id;
  assertRoom('groups', (yield* one(tx.select({ groups: count() }).from(clientGroups)))?.groups ?? 0);
  const added = yield* inserted(tx.insert(clientGroups).values({ name, nameKey }).returning({ id: clientGroups.id }));
  return added.id;
}

/** Removes a group that has lost its last client. */
export function* removeIfEmpty(tx: Transaction, group: RecordId | null): Work<void> {
  if (group === null) return;
  const member = yield* one(tx.select({ id: users.id }).from(users).where(eq(users.group, group)).limit(1));
  if (!member) yield* run(tx.delete(clientGroups).where(eq(clientGroups.id, group)));
}

export function clientGroupsRepository(db: Connection) {
  return {
    /** The groups by name; with a `caseload`, those that a client of this coach is in. */
    all: async (caseload?: UserId) => {
      const members = db.select({ group: users.group }).from(users);
      return db
        .select({ id: clientGroups.id, name: clientGroups.name })
        .from(clientGroups)
        .where(
          caseload === undefined
            ? exists(members.where(eq(users.group, clientGroups.id)))
            : inArray(clientGroups.id, members.where(eq(users.coach, caseload))),
        )
        .orderBy(asc(clientGroups.nameKey))
        .all();
    },

    /**
     * How far the clients of a group are: how many there are, have signed in, have completed Conscience, are in Responsibility, and
     * were active since `since`. No answers of theirs. As many are counted as a filter looks at.
     */
    progress: async (group: RecordId, since: number, caseload?: UserId) => {
      const members = db
        .select()
        .from(users)
        .where(
          led(db.engine.dialect, [
            ...(caseload === undefined ? [] : [eq(users.coach, caseload)]),
            eq(users.group, group),
            eq(users.list, 'clients'),
          ]),
        )
        .limit(userFilterReach)
        .as('members');
      const those = (condition: ReturnType<typeof sql>) =>
        sum(sql`case when ${condition} then 1 else 0 end`).mapWith(Number);
      const found = await db
        .select({
          clients: count(),
          signedIn: those(sql`${members.lastLogin} is not null`),
          conscienceComplete: those(sql`${members.conscienceComplete} or not ${members.activeTest}`),
          inResponsibility: those(sql`not ${members.activeTest}`),
          active: those(sql`${members.lastLogin} is not null and ${members.lastActive} >= ${since}`),
        })
        .from(members)
        .get();
      return found?.clients ? { ...found, capped: found.clients === userFilterReach } : null;
    },
  };
}
