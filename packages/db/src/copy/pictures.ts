import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { valuesAsInSqlite } from '../engines/postgres/session.ts';
import { assertSame, type OnTable } from './rows.ts';

export interface Picture {
  readonly content: Buffer;
  /** Epoch milliseconds. */
  readonly storedAt: number;
}

/** Null for a picture that is not there. */
export type ReadPicture = (name: string) => Promise<Picture | null>;

/** The pictures that a database names, which are files beside SQLite. */
export interface Pictures {
  readonly names: readonly string[];
  readonly read: ReadPicture;
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

const digestOf = (rows: readonly (readonly unknown[])[]) => ({
  rows: rows.length,
  hash: sha256(JSON.stringify(rows)),
});

/** The pictures of a database of PostgreSQL. */
export function picturesOf(client: ClientBase): ReadPicture {
  return async (name) => {
    const text = 'select content, stored_at as "storedAt" from picture_files where name = $1';
    const { rows } = await client.query<Picture>({ text, values: [name], types: valuesAsInSqlite });
    return rows[0] ?? null;
  };
}

/**
 * Stores pictures in a database of PostgreSQL, and compares them with what was read. Returns the names of those that are not there.
 * @throws CopyFailed unless they are the same
 */
export async function storePictures(client: ClientBase, pictures: Pictures, onTable: OnTable): Promise<string[]> {
  const names = [...new Set(pictures.names)].sort();
  const stored: (readonly [name: string, hash: string, storedAt: number])[] = [];
  for (const name of names) {
    const picture = await pictures.read(name);
    if (!picture) continue;
    const { content, storedAt } = picture;
    await client.query('insert into picture_files (name, content, stored_at) values ($1, $2, $3)', [
      name,
      content,
      storedAt,
    ]);
    stored.push([name, sha256(content), storedAt]);
  }
  const text = `select name, encode(sha256(content), 'hex'), stored_at from picture_files order by name`;
  const { rows } = await client.query<unknown[]>({ text, rowMode: 'array', types: valuesAsInSqlite });
  assertSame('picture_files', digestOf(stored), digestOf(rows));
  onTable('picture_files', rows.length);
  const there = new Set(stored.map(([name]) => name));
  return names.filter((name) => !there.has(name));
}
