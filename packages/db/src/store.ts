import { accessProfilesRepository } from './access-profiles.ts';
import { connect } from './connection.ts';
import { draftsRepository } from './drafts.ts';
import { evaluationsRepository } from './evaluations.ts';
import { exercisesRepository } from './exercises.ts';
import { guidesRepository } from './guides.ts';
import { harmfulHabitsRepository } from './harmful-habits.ts';
import { imagesRepository } from './images.ts';
import { mediumHardTestsRepository } from './medium-hard-tests.ts';
import { passwordResetsRepository } from './password-resets.ts';
import { prospectsRepository } from './prospects.ts';
import { purposesRepository } from './purposes.ts';
import { sessionsRepository } from './sessions.ts';
import { userVirtuesRepository } from './user-virtues.ts';
import { usersRepository } from './users.ts';
import { weakTestsRepository } from './weak-tests.ts';
import { wellnessTestsRepository } from './wellness-tests.ts';

/**
 * Opens the store of the product: one SQLite file, migrated and seeded. Every function of a repository is one transaction, takes
 * and returns plain objects, and resolves once its change is on disk.
 */
export async function openStore(file: string) {
  const db = connect(file);
  const accessProfiles = accessProfilesRepository(db);
  await accessProfiles.seed();
  return {
    accessProfiles,
    drafts: draftsRepository(db),
    evaluations: evaluationsRepository(db),
    exercises: exercisesRepository(db),
    guides: guidesRepository(db),
    harmfulHabits: harmfulHabitsRepository(db),
    images: imagesRepository(db),
    mediumHardTests: mediumHardTestsRepository(db),
    passwordResets: passwordResetsRepository(db),
    prospects: prospectsRepository(db),
    purposes: purposesRepository(db),
    sessions: sessionsRepository(db),
    userVirtues: userVirtuesRepository(db),
    users: usersRepository(db),
    weakTests: weakTestsRepository(db),
    wellnessTests: wellnessTestsRepository(db),
    /** Whether the database answers. */
    ping: async () => db.$client.prepare('select 1').get() !== undefined,
    close: async () => void db.$client.close(),
  };
}

export type Store = Awaited<ReturnType<typeof openStore>>;
