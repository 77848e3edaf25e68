import type { UserId } from '@miraco/contract/fields';
import type { Phase } from '@miraco/domain/phases';
import { eq, getTableColumns } from 'drizzle-orm';
import { type Connection, read } from './engine.ts';
import { careLines } from './schema/care-lines.ts';
import { completions } from './schema/completions.ts';
import { couplePurposes } from './schema/couple-purposes.ts';
import { deletionRequests } from './schema/deletion-requests.ts';
import { drafts } from './schema/drafts.ts';
import { evaluations } from './schema/evaluations.ts';
import { exercises } from './schema/exercises.ts';
import { guideComments } from './schema/guide-comments.ts';
import { harmfulHabits } from './schema/harmful-habits.ts';
import { images } from './schema/images.ts';
import { initialTests } from './schema/initial-tests.ts';
import { mailPreferences } from './schema/mail-preferences.ts';
import { manifests } from './schema/manifests.ts';
import { mediumHardTests } from './schema/medium-hard-tests.ts';
import { personalPurposes } from './schema/personal-purposes.ts';
import { professionalPurposes } from './schema/professional-purposes.ts';
import { prospects } from './schema/prospects.ts';
import { reviews } from './schema/reviews.ts';
import { userVirtues } from './schema/user-virtues.ts';
import { weakTests } from './schema/weak-tests.ts';
import { weeklyTests } from './schema/weekly-tests.ts';
import { each, many, type Work } from './work.ts';

/** The tables with a user's own content, by their names in the export. Sessions, links and places of sign-ins are not content. */
const owned = {
  conscience: { initialTests, weakTests, prospects, mediumHardTests, harmfulHabits, userVirtues },
  responsibility: { weeklyTests, evaluations, exercises, completions, manifests, reviews, guideComments },
  impact: { personalPurposes, professionalPurposes, couplePurposes },
  account: { drafts, images, deletionRequests, careLines, mailPreferences },
} satisfies Record<Phase | 'account', object>;

type Owned = typeof owned;
type Names<Tables> = Tables extends unknown ? keyof Tables : never;
type OwnedName = Names<Owned[keyof Owned]>;
type OwnedTable = { [Part in keyof Owned]: Owned[Part][keyof Owned[Part]] }[keyof Owned];

const ownedTables = Object.values(owned).flatMap((tables) => Object.entries<OwnedTable>(tables));

/** The content hash is left out: it only repeats the other columns. */
function contentOf(table: OwnedTable) {
  const { contentHash: _, ...columns }: ReturnType<typeof getTableColumns> = getTableColumns(table);
  return columns;
}

export function personalDataRepository(db: Connection) {
  return {
    /** Every row that a user owns, as stored. Coaches' notes about them belong to the coaches. */
    of: (user: UserId): Promise<Record<OwnedName, object[]>> =>
      read(db, function* () {
        const rows = yield* each(ownedTables, function* ([name, table]): Work<[string, object[]]> {
          return [name, yield* many(db.select(contentOf(table)).from(table).where(eq(table.user, user)))];
        });
        return Object.fromEntries(rows) as Record<OwnedName, object[]>;
      }),
  };
}
