import { randomBytes } from 'node:crypto';
import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import type { Unlocking } from '@miraco/domain/unlocking';
import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { type Connection, type Reader, type Transaction, write } from './engine.ts';
import { images } from './schema/images.ts';
import { type Settings, settingNames, settings } from './schema/settings.ts';
import { users } from './schema/users.ts';
import { one, run, type Work } from './work.ts';

const defaults: Settings = {
  requireSecondFactor: false,
  support: { countries: [], name: '', phone: '', mail: '' },
  practice: { name: '', contact: { name: '', phone: '', mail: '', picture: null } },
  signUp: { way: 'contact' },
  retention: { removeInactiveAfterYears: null },
  unlocking: 'byHand',
  checklistDismissed: false,
  testMailSent: false,
  guidesSeen: false,
  version: null,
  migration: null,
  practiceId: null,
};

type Changes = { [Name in keyof Settings]?: Settings[Name] | undefined };

/** A setting as it is stored, or its default. */
function* settingOf<Name extends keyof Settings>(reader: Reader, name: Name): Work<Settings[Name]> {
  const found = yield* one(reader.select({ value: settings.value }).from(settings).where(eq(settings.name, name)));
  // `set` stores each value under the name of its type.
  return found ? (found.value as Settings[Name]) : defaults[name];
}

/** The name of the picture of the practice's contact, if there is one. */
export function* practicePicture(reader: Reader): Work<string | null> {
  const practice = yield* settingOf(reader, 'practice');
  return practice.contact.picture;
}

/** What opens the later phases of clients without a choice of their own. */
export const practiceUnlocking = (reader: Reader): Work<Unlocking> => settingOf(reader, 'unlocking');

/**
 * Makes an uploaded picture that of the practice: it stays when the administrator who uploaded it is removed.
 * @throws AppError invalid if it is not one of theirs, or is the picture of a user
 */
function* takePicture(tx: Transaction, name: string, uploader: UserId): Work<void> {
  const avatar = tx.select({ id: users.id }).from(users).where(eq(users.image, name));
  const isTheirs = and(eq(images.name, name), eq(images.user, uploader), notExists(avatar));
  const taken = yield* run(tx.delete(images).where(isTheirs));
  if (taken === 0) throw new AppError('invalid', { field: 'practice.contact.picture' });
}

export function settingsRepository(db: Connection) {
  const stored = db.select().from(settings).prepare();
  return {
    /** The settings that apply to everybody, with defaults for those not stored. */
    all: async (): Promise<Settings> => {
      const rows = await stored.all();
      // `set` stores each value under the name of its type.
      return Object.assign({ ...defaults }, Object.fromEntries(rows.map(({ name, value }) => [name, value])));
    },

    /** Notes the version of the product that serves now, and with `migrated` that it has migrated the database, and its copy. */
    noteVersion: (version: string, migrated?: { copy: string | null }) =>
      write(db, 'everybody', function* (tx): Work<void> {
        const noted = { target: settings.name, set: { value: sql`excluded.value` } };
        const changed = { ...noted, setWhere: ne(settings.value, version) };
        yield* run(tx.insert(settings).values({ name: 'version', value: version }).onConflictDoUpdate(changed));
        if (!migrated) return;
        const value = { by: version, copy: migrated.copy };
        yield* run(tx.insert(settings).values({ name: 'migration', value }).onConflictDoUpdate(noted));
      }),

    /** What tells this practice from others. It is made when it is first asked for. */
    practiceId: () =>
      write(db, 'everybody', function* (tx): Work<string> {
        const known = yield* settingOf(tx, 'practiceId');
        if (known !== null) return known;
        const made = randomBytes(8).toString('hex');
        yield* run(tx.insert(settings).values({ name: 'practiceId', value: made }));
        return made;
      }),

    /**
     * Stores the settings that are given, and keeps the others. Returns the names of images that are no longer used.
     * @throws AppError invalid for a picture of the practice that `editor` has not uploaded
     */
    set: (changes: Changes, editor: UserId) =>
      write(db, 'everybody', function* (tx): Work<string[]> {
        const rows = settingNames.flatMap((name) => {
          const value = changes[name];
          return value === undefined ? [] : [{ name, value }];
        });
        if (rows.length === 0) return [];
        const before = yield* practicePicture(tx);
        const picture = changes.practice ? changes.practice.contact.picture : before;
        if (picture !== before && picture) yield* takePicture(tx, picture, editor);
        yield* run(
          tx
            .insert(settings)
            .values(rows)
            .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } }),
        );
        return before && before !== picture ? [before] : [];
      }),
  };
}
