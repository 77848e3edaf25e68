import { and, eq, isNull, lt } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { images } from './schema/images.ts';
import { users } from './schema/users.ts';

export function imagesRepository(db: Connection) {
  return {
    add: (image: { name: string; user: string; uploadedAt: number }) =>
      write(db, (tx) => void tx.insert(images).values(image).run()),

    ownerOf: async (name: string) =>
      db.select({ user: images.user }).from(images).where(eq(images.name, name)).get()?.user,

    /** Forgets the images that were uploaded before `moment` and are nobody's avatar; answers their names. */
    forgetUnused: (moment: number) =>
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
