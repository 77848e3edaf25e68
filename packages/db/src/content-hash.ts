import { createHash } from 'node:crypto';

/** A column value as SQLite stores it. */
type Stored = string | number | null;

/**
 * SHA-256, in hexadecimal, of the values of an entry in their order. An index on it finds a duplicate without reading the user's
 * other entries.
 */
export const contentHash = (...values: readonly Stored[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');
