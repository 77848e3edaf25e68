import { eq, inArray, lt } from 'drizzle-orm';
import { type Connection, write } from './engine.ts';
import { pictureFiles } from './schema/picture-files.ts';
import { run } from './work.ts';

/** Pictures of processes that share a database and no folder. */
export function pictureFilesRepository(db: Connection) {
  return {
    add: (picture: { name: string; content: Buffer; storedAt: number }) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.insert(pictureFiles).values(picture));
      }),

    /** Undefined for an unknown name. */
    contentOf: async (name: string) => {
      const { content } = pictureFiles;
      return (await db.select({ content }).from(pictureFiles).where(eq(pictureFiles.name, name)).get())?.content;
    },

    /** The names of those stored before a moment. */
    olderThan: async (moment: number) => {
      const { name, storedAt } = pictureFiles;
      return (await db.select({ name }).from(pictureFiles).where(lt(storedAt, moment)).all()).map((row) => row.name);
    },

    remove: (names: readonly string[]) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.delete(pictureFiles).where(inArray(pictureFiles.name, [...names])));
      }),
  };
}
