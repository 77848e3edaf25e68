import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { kept } from '@miraco/domain/caps';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { unlimited } from './bound.ts';
import { type Connection, read, write } from './engine.ts';
import { guidePictures } from './schema/guide-pictures.ts';
import { images } from './schema/images.ts';
import { users } from './schema/users.ts';
import { practicePicture } from './settings.ts';
import { each, many, one, run } from './work.ts';

export function imagesRepository(db: Connection) {
  return {
    /**
     * Stores whose an uploaded picture is. Deletes the oldest unused pictures beyond the limit and returns their names.
     * @throws AppError signedOut if the user was removed or disabled during the upload
     */
    add: (image: { name: string; user: UserId; uploadedAt: number }) =>
      write(db, { user: image.user }, function* (tx) {
        const owner = yield* one(tx.select({ disabled: users.disabled }).from(users).where(eq(users.id, image.user)));
        if (!owner || owner.disabled) throw new AppError('signedOut');
        yield* run(tx.insert(images).values(image));
        const beyond = yield* many(
          tx
            .select({ name: images.name })
            .from(images)
            .leftJoin(users, eq(users.image, images.name))
            .where(and(eq(images.user, image.user), isNull(users.id)))
            .orderBy(desc(images.uploadedAt))
            .limit(unlimited)
            .offset(kept.unusedImages),
        );
        const names = beyond.map(({ name }) => name);
        yield* run(tx.delete(images).where(inArray(images.name, names)));
        return names;
      }),

    ownerOf: async (name: string) =>
      (await db.select({ user: images.user }).from(images).where(eq(images.name, name)).get())?.user,

    /** Those of the names that are in use: of a user, of a guide, or the practice's. */
    known: (names: readonly string[]) =>
      read(db, function* () {
        const rows = yield* each([images, guidePictures], (table) =>
          many(
            db
              .select({ name: table.name })
              .from(table)
              .where(inArray(table.name, [...names])),
          ),
        );
        return new Set([...rows.flat().map((row) => row.name), yield* practicePicture(db)]);
      }),

    /** Deletes images uploaded before `moment` that are not an avatar. Returns their names. */
    deleteUnused: (moment: number) =>
      write(db, 'everybody', function* (tx) {
        const unused = yield* many(
          tx
            .select({ name: images.name })
            .from(images)
            .leftJoin(users, eq(users.image, images.name))
            .where(and(isNull(users.id), lt(images.uploadedAt, moment))),
        );
        for (const { name } of unused) yield* run(tx.delete(images).where(eq(images.name, name)));
        return unused.map((image) => image.name);
      }),
  };
}
