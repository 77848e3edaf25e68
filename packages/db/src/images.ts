import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { kept } from '@miraco/domain/caps';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { unlimited } from './bound.ts';
import { type Connection, write } from './connection.ts';
import { guidePictures } from './schema/guide-pictures.ts';
import { images } from './schema/images.ts';
import { users } from './schema/users.ts';
import { practicePicture } from './settings.ts';

export function imagesRepository(db: Connection) {
  return {
    /**
     * Stores whose an uploaded picture is. Deletes the oldest unused pictures beyond the limit and returns their names.
     * @throws AppError signedOut if the user was removed or disabled during the upload
     */
    add: (image: { name: string; user: UserId; uploadedAt: number }) =>
      write(db, (tx) => {
        const owner = tx.select({ disabled: users.disabled }).from(users).where(eq(users.id, image.user)).get();
        if (!owner || owner.disabled) throw new AppError('signedOut');
        tx.insert(images).values(image).run();
        const beyond = tx
          .select({ name: images.name })
          .from(images)
          .leftJoin(users, eq(users.image, images.name))
          .where(and(eq(images.user, image.user), isNull(users.id)))
          .orderBy(desc(images.uploadedAt))
          .limit(unlimited)
          .offset(kept.unusedImages)
          .all()
          .map(({ name }) => name);
        tx.delete(images).where(inArray(images.name, beyond)).run();
        return beyond;
      }),

    ownerOf: async (name: string) =>
      db.select({ user: images.user }).from(images).where(eq(images.name, name)).get()?.user,

    /** Those of the names that are in use: of a user, of a guide, or the practice's. */
    known: async (names: readonly string[]) => {
      const rows = [images, guidePictures].flatMap((table) =>
        db
          .select({ name: table.name })
          .from(table)
          .where(inArray(table.name, [...names]))
          .all(),
      );
      return new Set([...rows.map((row) => row.name), practicePicture(db)]);
    },

    /** Deletes images uploaded before `moment` that are not an avatar. Returns their names. */
    deleteUnused: (moment: number) =>
      write(db, (tx) => {
        const unused = tx
          .select({ name: images.name })
          .from(images)
          .leftJoin(users, eq(users.image, images.name))
          .where(and(isNull(users.id), lt(images.uploadedAt, moment)))
          .all();
        for (const { name } of unused) tx.delete(images).where(eq(images.name, name)).run();
        return unused.map((image) => image.name);
      }),
  };
}
