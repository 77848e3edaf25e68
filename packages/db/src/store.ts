import { accessProfilesRepository } from './access-profiles.ts';
import { activitiesRepository } from './activities.ts';
import { calendarFeedsRepository } from './calendar-feeds.ts';
import { careLinesRepository } from './care-lines.ts';
import { changesRepository } from './changes.ts';
import { clientDeedsRepository } from './client-deeds.ts';
import { clientGroupsRepository } from './client-groups.ts';
import { clientOverviewRepository } from './client-overview.ts';
import { clientSightRepository } from './client-sight.ts';
import { clientsRepository } from './clients.ts';
import { coachNotesRepository } from './coach-notes.ts';
import { coachingSessionsRepository } from './coaching-sessions.ts';
import { completionsRepository } from './completions.ts';
import { countsRepository } from './counts.ts';
import { deletionRequestsRepository } from './deletion-requests.ts';
import { deskRepository } from './desk.ts';
import { draftsRepository } from './drafts.ts';
import type { Connection } from './engine.ts';
import { hold } from './engines/sqlite/hold.ts';
import { openMigrated } from './engines/sqlite/open-migrated.ts';
import { evaluationsRepository } from './evaluations.ts';
import { exercisesRepository } from './exercises.ts';
import { failedItemsRepository } from './failed-items.ts';
import { guidePicturesRepository } from './guide-pictures.ts';
import { guideVersionsRepository } from './guide-versions.ts';
import { guidesRepository } from './guides.ts';
import { harmfulHabitsRepository } from './harmful-habits.ts';
import { imagesRepository } from './images.ts';
import { mailPlansRepository } from './mail-plans.ts';
import { mailPreferencesRepository } from './mail-preferences.ts';
import { mailsRepository } from './mails.ts';
import { mediumHardTestsRepository } from './medium-hard-tests.ts';
import type { OnMigration, OnRewrite } from './migration.ts';
import { passwordLinksRepository } from './password-links.ts';
import { personalDataRepository } from './personal-data.ts';
import { pictureFilesRepository } from './picture-files.ts';
import { prospectsRepository } from './prospects.ts';
import { purposesRepository } from './purposes.ts';
import { recordOwnersRepository } from './record-owners.ts';
import { reviewsRepository } from './reviews.ts';
import { secondFactorsRepository } from './second-factors.ts';
import { sessionsRepository } from './sessions.ts';
import { settingsRepository } from './settings.ts';
import { signInOriginsRepository } from './sign-in-origins.ts';
import { summariesRepository } from './summaries.ts';
import { teamNewsRepository } from './team-news.ts';
import { userListsRepository } from './user-lists.ts';
import { userVirtuesRepository } from './user-virtues.ts';
import { usersRepository } from './users.ts';
import { weakTestsRepository } from './weak-tests.ts';
import { wellnessTestsRepository } from './wellness-tests.ts';

interface Opening {
  mode?: 'shared' | 'serving';
  mustHaveData?: boolean;
  onMigration?: OnMigration | undefined;
  onRewrite?: OnRewrite | undefined;
}

interface Opened {
  db: Connection;
  /** Ends what kept others from the database. */
  release: () => void;
}

/** Locks the file before it connects, so that no other process replaces it in between. */
async function openFile(file: string, { mode = 'shared', ...opening }: Opening): Promise<Opened> {
  const release = hold(file, mode);
  try {
    return { db: openMigrated(file, opening), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** The driver is loaded only where there is an address. */
async function openAddress(url: string, { onMigration }: Opening): Promise<Opened> {
  const { connect: connectTo } = await import('./engines/postgres/connection.ts');
  return { db: await connectTo(url, onMigration), release: () => {} };
}

/** Whether this is the address of a database of PostgreSQL, and not the name of a file. */
export const isAddress = (target: string) => /^postgres(ql)?:/.test(target);

/**
 * Opens the store, migrated and seeded: one SQLite file, or a database of PostgreSQL by its address. Every repository function is one
 * transaction, takes and returns plain objects, and resolves once its change is on disk. Only one process at a time opens a file to
 * serve; tools open it as `shared` beside that one. `mustHaveData` refuses a file that is missing or empty. A file is copied before it is
 * migrated, if there is room.
 * @throws DatabaseHeld while the file is being replaced, and to serve while another process does; DatabaseRefused for a database that
 * this version must not use; DatabaseUnavailable for one that is not reached; MigrationFailed
 */
export async function openStore(target: string, opening: Opening = {}) {
  const { db, release } = isAddress(target) ? await openAddress(target, opening) : await openFile(target, opening);
  const accessProfiles = accessProfilesRepository(db);
  await accessProfiles.seed();
  return {
    accessProfiles,
    activities: activitiesRepository(db),
    careLines: careLinesRepository(db),
    changes: changesRepository(db),
    clientDeeds: clientDeedsRepository(db),
    clientGroups: clientGroupsRepository(db),
    clientOverview: clientOverviewRepository(db),
    clientSight: clientSightRepository(db),
    clients: clientsRepository(db),
    coachNotes: coachNotesRepository(db),
    coachingSessions: coachingSessionsRepository(db),
    completions: completionsRepository(db),
    counts: countsRepository(db),
    deletionRequests: deletionRequestsRepository(db),
    desk: deskRepository(db),
    drafts: draftsRepository(db),
    evaluations: evaluationsRepository(db),
    exercises: exercisesRepository(db),
    failedItems: failedItemsRepository(db),
    guidePictures: guidePicturesRepository(db),
    guides: guidesRepository(db),
    guideVersions: guideVersionsRepository(db),
    harmfulHabits: harmfulHabitsRepository(db),
    images: imagesRepository(db),
    mailPlans: mailPlansRepository(db),
    calendarFeeds: calendarFeedsRepository(db),
    mailPreferences: mailPreferencesRepository(db),
    mails: mailsRepository(db),
    mediumHardTests: mediumHardTestsRepository(db),
    passwordLinks: passwordLinksRepository(db),
    personalData: personalDataRepository(db),
    pictureFiles: pictureFilesRepository(db),
    prospects: prospectsRepository(db),
    purposes: purposesRepository(db),
    recordOwners: recordOwnersRepository(db),
    reviews: reviewsRepository(db),
    secondFactors: secondFactorsRepository(db),
    sessions: sessionsRepository(db),
    settings: settingsRepository(db),
    signInOrigins: signInOriginsRepository(db),
    summaries: summariesRepository(db),
    teamNews: teamNewsRepository(db),
    userLists: userListsRepository(db),
    userVirtues: userVirtuesRepository(db),
    users: usersRepository(db),
    weakTests: weakTestsRepository(db),
    wellnessTests: wellnessTestsRepository(db),
    /** Whether several processes, on several machines, may serve this database together. */
    isShared: isAddress(target),
    /** Runs a job that one process does at a time, after that of another one. */
    alone: <Result>(job: string, work: () => Promise<Result>) => db.engine.alone(job, work),
    /** Runs such a job unless another process runs it now, or may because `isAlone` says no. Returns whether it has. */
    unlessElsewhere: (job: string, work: (isAlone: () => boolean) => Promise<void>) =>
      db.engine.unlessElsewhere(job, work),
    /** Tells other processes what this one serves. Returns whether all that run now say the same. */
    announce: (served: string) => db.engine.announce(served),
    /** The bytes that the database takes; null for a file. */
    databaseBytes: () => db.engine.databaseBytes(),
    /** Takes what was deleted out of the files, where the engine does not do so by itself. */
    forgetDeleted: () => db.engine.forgetDeleted(),
    /** Whether the database answers. */
    ping: () => db.engine.ping(),
    close: async () => {
      await db.engine.close();
      release();
    },
  };
}

export type Store = Awaited<ReturnType<typeof openStore>>;
