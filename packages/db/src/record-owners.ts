import type { RecordId } from '@miraco/contract/fields';
import { eq } from 'drizzle-orm';
import type { Connection } from './engine.ts';
import { exercises } from './schema/exercises.ts';
import { harmfulHabits } from './schema/harmful-habits.ts';
import { prospects } from './schema/prospects.ts';

/** Records that REST names by id alone, without their owner. */
const records = { exercises, harmfulHabits, prospects };

export type RecordKind = keyof typeof records;

export function recordOwnersRepository(db: Connection) {
  return {
    /** The owner of a record; undefined for an unknown id. */
    of: async (kind: RecordKind, id: RecordId) => {
      const table = records[kind];
      return (await db.select({ user: table.user }).from(table).where(eq(table.id, id)).get())?.user;
    },
  };
}
