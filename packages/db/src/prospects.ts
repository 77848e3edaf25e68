import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@miraco/schemas/app-error';
import { and, desc, eq } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { prospects } from './schema/prospects.ts';
import { rederive } from './user-virtues.ts';

type Prospect = typeof prospects.$inferSelect;
type NewProspect = Omit<Prospect, 'id'>;

const content = ({ me, who, prospect, feelings, conducts }: NewProspect) => ({ me, who, prospect, feelings, conducts });

export function prospectsRepository(db: Connection) {
  const of = (reader: Pick<Connection, 'select'>, user: string) =>
    reader.select().from(prospects).where(eq(prospects.user, user)).orderBy(desc(prospects.id)).all();

  return {
    /** A user's expectations, newest first. */
    of: async (user: string) => of(db, user),

    /** Adds an expectation and rates anew. One that is there already, word for word, is stored once; answers all of the user's. */
    register: (entry: NewProspect) =>
      write(db, (tx) => {
        const known = of(tx, entry.user).some((other) => isDeepStrictEqual(content(other), content(entry)));
        if (!known) {
          tx.insert(prospects).values(entry).run();
          rederive(tx, entry.user);
        }
        return of(tx, entry.user);
      }),

    /** @throws AppError notFound for an id that is not the user's */
    remove: (user: string, id: string) =>
      write(db, (tx) => {
        const { changes } = tx
          .delete(prospects)
          .where(and(eq(prospects.id, id), eq(prospects.user, user)))
          .run();
        if (changes === 0) throw new AppError('notFound');
        rederive(tx, user);
        return changes;
      }),
  };
}
