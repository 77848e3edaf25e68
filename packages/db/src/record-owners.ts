import type { RecordId } from '@miraco/contract/fields';
import { eq } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { exercises } from './schema/exercises.ts';
import { harmfulHabits } from './schema/harmful-habits.ts';
import { prospects } from './schema/prospects.ts';

/** What is named by its id alone. */
const records = { exercises, harmfulHabits, prospects };

export type RecordKind = keyof typeof records;

export function recordOwnersRepository(db: Connection) {
  return {
    /** Whose record this is; undefined where there is none of this id. */
    of: async (kind: RecordKind, id: RecordId) => {
      const table = records[kind];
      return db.select({ user: table.user }).from(table).where(eq(table.id, id)).get()?.user;
    },
  };
}
