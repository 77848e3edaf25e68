import { Placeholder } from 'drizzle-orm';

/** A parameter of a prepared statement by which rows are looked up. An engine may write it in another way than a stored value. */
export class Bound extends Placeholder {}

export const bound = (name: string) => new Bound(name);

/** SQLite accepts an OFFSET only after a LIMIT: this one limits nothing. */
export const unlimited = Number.MAX_SAFE_INTEGER;
