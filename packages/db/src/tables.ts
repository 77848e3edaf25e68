import { accessProfiles } from './schema/access-profiles.ts';
import { activities } from './schema/activities.ts';
import { calendarFeeds } from './schema/calendar-feeds.ts';
import { careLines } from './schema/care-lines.ts';
import { careLinesSeen } from './schema/care-lines-seen.ts';
import { clientGroups } from './schema/client-groups.ts';
import { clientVisits } from './schema/client-visits.ts';
import { coachNoteVersions } from './schema/coach-note-versions.ts';
import { coachNotes } from './schema/coach-notes.ts';
import { coachingSessions } from './schema/coaching-sessions.ts';
import { completions } from './schema/completions.ts';
import { counts } from './schema/counts.ts';
import { couplePurposes } from './schema/couple-purposes.ts';
import { deletionRequests } from './schema/deletion-requests.ts';
import { doneLines } from './schema/done-lines.ts';
import { drafts } from './schema/drafts.ts';
import { evaluations } from './schema/evaluations.ts';
import { exercises } from './schema/exercises.ts';
import { failedItems } from './schema/failed-items.ts';
import { guideComments } from './schema/guide-comments.ts';
import { guidePictureUses } from './schema/guide-picture-uses.ts';
import { guidePictures } from './schema/guide-pictures.ts';
import { guideVersions } from './schema/guide-versions.ts';
import { guides } from './schema/guides.ts';
import { harmfulHabits } from './schema/harmful-habits.ts';
import { images } from './schema/images.ts';
import { initialTests } from './schema/initial-tests.ts';
import { mailPlans } from './schema/mail-plans.ts';
import { mailPreferences } from './schema/mail-preferences.ts';
import { mails } from './schema/mails.ts';
import { manifests } from './schema/manifests.ts';
import { mediumHardTests } from './schema/medium-hard-tests.ts';
import { passwordLinks } from './schema/password-links.ts';
import { personalPurposes } from './schema/personal-purposes.ts';
import { pictureFiles } from './schema/picture-files.ts';
import { professionalPurposes } from './schema/professional-purposes.ts';
import { prospects } from './schema/prospects.ts';
import { recoveryCodes } from './schema/recovery-codes.ts';
import { removals } from './schema/removals.ts';
import { reviews } from './schema/reviews.ts';
import { secondFactors } from './schema/second-factors.ts';
import { sessions } from './schema/sessions.ts';
import { settings } from './schema/settings.ts';
import { signInOrigins } from './schema/sign-in-origins.ts';
import { userNumbers } from './schema/user-numbers.ts';
import { userTotals } from './schema/user-totals.ts';
import { userVirtues } from './schema/user-virtues.ts';
import { users } from './schema/users.ts';
import { weakTests } from './schema/weak-tests.ts';
import { weeklyTests } from './schema/weekly-tests.ts';

/** Every table. */
export const tables = {
  accessProfiles,
  activities,
  calendarFeeds,
  careLines,
  careLinesSeen,
  clientGroups,
  clientVisits,
  coachNoteVersions,
  coachNotes,
  coachingSessions,
  completions,
  counts,
  couplePurposes,
  deletionRequests,
  doneLines,
  drafts,
  evaluations,
  exercises,
  failedItems,
  guideComments,
  guidePictureUses,
  guidePictures,
  guideVersions,
  guides,
  harmfulHabits,
  images,
  initialTests,
  mailPlans,
  mailPreferences,
  mails,
  manifests,
  mediumHardTests,
  passwordLinks,
  personalPurposes,
  pictureFiles,
  professionalPurposes,
  prospects,
  recoveryCodes,
  removals,
  reviews,
  secondFactors,
  sessions,
  settings,
  signInOrigins,
  userNumbers,
  userTotals,
  userVirtues,
  users,
  weakTests,
  weeklyTests,
};

/** Tables that SQLite alone has: its search has indexes of its own, whose rows have numbers. */
export const onlyInSqlite: ReadonlySet<string> = new Set(['user_numbers']);
