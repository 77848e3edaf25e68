import { administratorTests, clientAccess, coachTests, teamTests } from '@miraco/domain/access';
import { asc, inArray, sql } from 'drizzle-orm';
import { type Connection, write } from './engine.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { users } from './schema/users.ts';
import { run } from './work.ts';

export type AccessProfile = typeof accessProfiles.$inferSelect;

const seeded: AccessProfile[] = [
  { id: 'administrator', name: 'Administrator', tests: administratorTests },
  { id: 'coach', name: 'Coach', tests: coachTests },
  { id: clientAccess, name: 'Client', tests: 'Initial' },
];

const hasTests = (tests: readonly string[]) =>
  sql`${users.access} in (select ${accessProfiles.id} from ${accessProfiles} where ${inArray(accessProfiles.tests, [...tests])})`;

/** Users of the team. A join with the profiles would read all users, where an index leads to these few. */
export const isOnTeam = hasTests(teamTests);

/** The same for administrators. */
export const isAdministrator = hasTests([administratorTests]);

export function accessProfilesRepository(db: Connection) {
  return {
    /** Adds the built-in profiles if they are missing. */
    seed: () =>
      write(db, 'everybody', function* (tx) {
        yield* run(tx.insert(accessProfiles).values(seeded).onConflictDoNothing());
      }),

    all: async (): Promise<AccessProfile[]> => db.select().from(accessProfiles).orderBy(asc(accessProfiles.name)).all(),
  };
}
