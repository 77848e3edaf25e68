import { sql } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { type Settings, settings } from './schema/settings.ts';

const defaults: Settings = {
  requireSecondFactor: false,
  support: { countries: [], name: '', phone: '', mail: '' },
};

type Changes = { [Name in keyof Settings]?: Settings[Name] | undefined };

export function settingsRepository(db: Connection) {
  const stored = db.select().from(settings).prepare();
  return {
    /** The settings that apply to everybody, with defaults for those not stored. */
    all: async (): Promise<Settings> =>
      // `set` stores each value under the name of its type.
      Object.assign({ ...defaults }, Object.fromEntries(stored.all().map(({ name, value }) => [name, value]))),

    /** Stores the settings that are given, and keeps the others. */
    set: ({ requireSecondFactor, support }: Changes) =>
      write(db, (tx) => {
        const rows = [
          ...(requireSecondFactor === undefined
            ? []
            : [{ name: 'requireSecondFactor' as const, value: requireSecondFactor }]),
          ...(support === undefined ? [] : [{ name: 'support' as const, value: support }]),
        ];
        if (rows.length === 0) return;
        tx.insert(settings)
          .values(rows)
          .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } })
          .run();
      }),
  };
}
