import { existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseHeld, hold } from '@miraco/db/hold';
import { DatabaseRefused } from '@miraco/db/refused';
import { examineSnapshot, InvalidSnapshot, takeSnapshot } from '@miraco/db/snapshot';
import { type WholeDatabase, withDatabase } from '@miraco/db/whole-database';
import { syncFolder } from './durable.ts';
import { databaseName } from './format.ts';
import { imagesIn, keepPictures, picturesIn } from './images.ts';
import { forgetMove, noteMove } from './moved-to.ts';
import { withWorkFolder } from './work-folder.ts';

/** A move that is refused, with nothing changed unless the message says so. It is for the operator. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}

interface Move {
  /** The address of a database of PostgreSQL. */
  url: string;
  /** With the SQLite file and the images. */
  folder: string;
  /** Is told of each table once its rows are the same on both sides. */
  onTable: (table: string, rows: number) => void;
}

/** Runs a job with a folder of its own within one on which no product runs meanwhile. */
async function whileHeld<Result>(folder: string, job: (work: string) => Promise<Result>): Promise<Result> {
  let release = () => {};
  try {
    release = hold(join(folder, databaseName), 'alone');
    return await withWorkFolder({ dataDir: folder, kind: 'moving' }, job);
  } catch (error) {
    if (!(error instanceof DatabaseHeld)) throw error;
    throw new MoveRefused(`The product runs on ${folder}: stop it, and move then.`);
  } finally {
    release();
  }
}

const held = {
  serving: 'The product runs on the database of PostgreSQL: stop it, and move then.',
  alone: 'Another process starts on the database of PostgreSQL, moves it or restores it: wait until it has ended.',
};

/** Runs a job with a database on which no product runs meanwhile. */
async function whileAlone<Result>(url: string, job: (database: WholeDatabase) => Promise<Result>): Promise<Result> {
  try {
    return await withDatabase(url, 'alone', job);
  } catch (error) {
    throw error instanceof DatabaseHeld ? new MoveRefused(held[error.mode]) : error;
  }
}

/** A copy of the database of a folder, and what it holds. */
async function snapshotOf(folder: string, work: string) {
  const file = join(work, databaseName);
  try {
    takeSnapshot(join(folder, databaseName), file);
    return { file, ...examineSnapshot(file) };
  } catch (error) {
    if (!(error instanceof DatabaseRefused || error instanceof InvalidSnapshot)) throw error;
    throw new MoveRefused(`The data of ${folder} cannot be moved: ${error.message}.`);
  }
}

/**
 * Copies the data of a folder into an empty database of PostgreSQL, all of it or nothing, and notes in the folder where it is now.
 * Changes nothing else in the folder.
 * @throws MoveRefused if a product runs on either side, the folder has no database, or the other one has users; what `withDatabase`
 * throws
 */
export async function moveToServer({ folder, url, onTable }: Move, now: Date) {
  if (!existsSync(join(folder, databaseName))) throw new MoveRefused(`There is no database in ${folder}.`);
  return whileHeld(folder, async (work) => {
    const { file, images, users } = await snapshotOf(folder, work);
    const pictures = { names: images, read: picturesIn(imagesIn(folder)) };
    const done = await whileAlone(url, async (database) => {
      if ((await database.users()) > 0) {
        throw new MoveRefused('The database of the address has users already: name an empty one.');
      }
      return database.replaceBy({ file, pictures, onTable });
    });
    await noteMove(folder, url, now).catch((error: unknown) => {
      throw new MoveRefused(
        `The data was moved, but ${folder}/moved-to was not written (${error}): set DATABASE_URL now.`,
      );
    });
    return { users, ...done };
  });
}

/**
 * Copies a database of PostgreSQL into a folder, all of it or nothing. Changes nothing in the database.
 * @throws MoveRefused if a product runs on either side, the folder has a database, or the other one has no users; what `withDatabase`
 * throws
 */
export async function moveToFolder({ folder, url, onTable }: Move) {
  const target = join(folder, databaseName);
  if (existsSync(target)) throw new MoveRefused(`${target} exists: name a folder without one.`);
  await mkdir(imagesIn(folder), { recursive: true, mode: 0o700 });
  return whileHeld(folder, (work) =>
    whileAlone(url, async (database) => {
      if ((await database.users()) === 0) {
        throw new MoveRefused('The database of DATABASE_URL has no users: there is nothing to move.');
      }
      const file = join(work, databaseName);
      const { images, missing, users } = await database.copyTo({ file, onTable }, async (read) => {
        const content = examineSnapshot(file);
        const missing = await keepPictures(imagesIn(work), content.images, read);
        return { ...content, missing };
      });
      for (const name of await readdir(imagesIn(work)))
        await rename(join(imagesIn(work), name), join(imagesIn(folder), name));
      onTable('picture_files', images.length - missing.length);
      await syncFolder(imagesIn(folder));
      await rename(file, target);
      await forgetMove(folder);
      await syncFolder(folder);
      return { users, missing };
    }),
  );
}
