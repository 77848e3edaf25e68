import { createHash } from 'node:crypto';

/** A value of a column as SQLite has it. */
type Stored = string | number | null;

/**
 * What tells an entry from all others of its user: SHA-256, in hexadecimal, of its values in their order. By an index on it a
 * repetition is found without reading the other entries.
 */
export const contentHash = (...values: readonly Stored[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');
