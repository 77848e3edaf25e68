import { eq } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { settings } from './schema/settings.ts';

export function settingsRepository(db: Connection) {
  return {
    /** The settings that apply to everybody, with defaults for those not stored. */
    all: async () => {
      const row = db.select().from(settings).where(eq(settings.name, 'requireSecondFactor')).get();
      return { requireSecondFactor: row?.value ?? false };
    },

    set: ({ requireSecondFactor: value }: { requireSecondFactor: boolean }) =>
      write(
        db,
        (tx) =>
          void tx
            .insert(settings)
            .values({ name: 'requireSecondFactor', value })
            .onConflictDoUpdate({ target: settings.name, set: { value } })
            .run(),
      ),
  };
}
