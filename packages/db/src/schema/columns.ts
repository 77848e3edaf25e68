import type { RecordId } from '@miraco/contract/fields';
import { blob, integer, text } from 'drizzle-orm/sqlite-core';
import { newRecordId } from '../new-ids.ts';

// What tables are made of. engines/postgres/tables.ts says what each of these is in PostgreSQL.

// biome-ignore lint/performance/noBarrelFile: the one module of what tables are made of
export { index, primaryKey, sqliteTable as table, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const whole = (name: string) => integer(name);

export const boolean = (name: string) => integer(name, { mode: 'boolean' });

/** Kept as text, as it was written. */
export const json = (name: string) => text(name, { mode: 'json' });

export const bytes = (name: string) => blob(name, { mode: 'buffer' });

/** Epoch milliseconds. */
export const moment = (name: string) => integer(name);

export const id = () => text('id').$type<RecordId>().primaryKey().$defaultFn(newRecordId);

/** See content-hash.ts. The default is only for the migration, which fills the column. */
export const contentHash = () => text('content_hash').notNull().default('');
