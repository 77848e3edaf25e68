import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import type { Unlocking } from '@miraco/domain/unlocking';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { type Connection, type Transaction, write } from './connection.ts';
import { images } from './schema/images.ts';
import { type Settings, settingNames, settings } from './schema/settings.ts';
import { users } from './schema/users.ts';

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
};

type Changes = { [Name in keyof Settings]?: Settings[Name] | undefined };

/** The name of the picture of the practice's contact, if there is one. */
export function practicePicture(db: Pick<Connection, 'select'>): string | null {
  const path = sql<string | null>`${settings.value} ->> '$.contact.picture'`;
  return db.select({ picture: path }).from(settings).where(eq(settings.name, 'practice')).get()?.picture ?? null;
}

/** What opens the later phases of clients without a choice of their own. */
export function practiceUnlocking(db: Pick<Connection, 'select'>): Unlocking {
  const stored = sql<Unlocking>`${settings.value} ->> '$'`;
  const found = db.select({ unlocking: stored }).from(settings).where(eq(settings.name, 'unlocking')).get();
  return found?.unlocking ?? defaults.unlocking;
}

/**
 * Makes an uploaded picture that of the practice: it stays when the administrator who uploaded it is removed.
 * @throws AppError invalid if it is not one of theirs, or is the picture of a user
 */
function takePicture(tx: Transaction, name: string, uploader: UserId): void {
  const avatar = tx.select({ id: users.id }).from(users).where(eq(users.image, name));
  const { changes } = tx
    .delete(images)
    .where(and(eq(images.name, name), eq(images.user, uploader), notExists(avatar)))
    .run();
  if (changes === 0) throw new AppError('invalid', { field: 'practice.contact.picture' });
}

export function settingsRepository(db: Connection) {
  const stored = db.select().from(settings).prepare();
  return {
    /** The settings that apply to everybody, with defaults for those not stored. */
    all: async (): Promise<Settings> =>
      // `set` stores each value under the name of its type.
      Object.assign({ ...defaults }, Object.fromEntries(stored.all().map(({ name, value }) => [name, value]))),

    /**
     * Stores the settings that are given, and keeps the others. Returns the names of images that are no longer used.
     * @throws AppError invalid for a picture of the practice that `editor` has not uploaded
     */
    set: (changes: Changes, editor: UserId) =>
      write(db, (tx): string[] => {
        const rows = settingNames.flatMap((name) => {
          const value = changes[name];
          return value === undefined ? [] : [{ name, value }];
        });
        if (rows.length === 0) return [];
        const before = practicePicture(tx);
        const picture = changes.practice ? changes.practice.contact.picture : before;
        if (picture !== before && picture) takePicture(tx, picture, editor);
        tx.insert(settings)
          .values(rows)
          .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } })
          .run();
        return before && before !== picture ? [before] : [];
      }),
  };
}
