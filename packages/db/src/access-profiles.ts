import { administratorTests, clientAccess, coachTests } from '@miraco/domain/access';
import { asc } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { accessProfiles } from './schema/access-profiles.ts';

export type AccessProfile = typeof accessProfiles.$inferSelect;

const seeded: AccessProfile[] = [
  { id: 'administrator', name: 'Administrator', tests: administratorTests },
  { id: 'coach', name: 'Coach', tests: coachTests },
  { id: clientAccess, name: 'Client', tests: 'Initial' },
];

export function accessProfilesRepository(db: Connection) {
  return {
    /** Adds the built-in profiles if they are missing. */
    seed: () => write(db, (tx) => void tx.insert(accessProfiles).values(seeded).onConflictDoNothing().run()),

    all: async (): Promise<AccessProfile[]> => db.select().from(accessProfiles).orderBy(asc(accessProfiles.name)).all(),
  };
}
