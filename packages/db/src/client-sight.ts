import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { isAdministrator } from '@miraco/domain/access';
import { and, count, eq, inArray } from 'drizzle-orm';
import { type Connection, type Reader, type Recording, recordWrites, type Transaction } from './engine.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { users } from './schema/users.ts';
import { one, type Work } from './work.ts';

/** Somebody on the team, the users for which they act, and the field of the input that names those. Administrators act for everybody. */
interface Acting {
  viewer: UserId;
  clients: readonly UserId[] | 'everybody';
  field: string;
}

/** The number of these users who are clients of a coach. */
const theirsAmong = (reader: Reader, ids: readonly UserId[], coach: UserId) =>
  reader
    .select({ clients: count() })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.coach, coach)));

/**
 * @throws AppError signedOut for a viewer who was removed or disabled, notFound for one who may not see all of the clients, forbidden for
 * one who is no administrator
 */
function* assertSees(tx: Transaction, { viewer, clients, field }: Acting): Work<void> {
  const found = yield* one(
    tx
      .select({ tests: accessProfiles.tests, disabled: users.disabled })
      .from(users)
      .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
      .where(eq(users.id, viewer)),
  );
  if (!found || found.disabled) throw new AppError('signedOut');
  if (isAdministrator(found.tests)) return;
  if (clients === 'everybody') throw new AppError('forbidden');
  const distinct = [...new Set(clients)];
  const theirs = yield* one(theirsAmong(tx, distinct, viewer));
  if (theirs?.clients !== distinct.length) throw new AppError('notFound', { field });
}

/** The users that the team may see: administrators everybody, a coach their clients. */
export function clientSightRepository(db: Connection) {
  return {
    /** Whether all of these users are clients of a coach. */
    areOfCaseload: async (ids: readonly UserId[], coach: UserId) => {
      const distinct = [...new Set(ids)];
      return (await theirsAmong(db, distinct, coach).get())?.clients === distinct.length;
    },

    /**
     * Runs `work`, in which somebody on the team acts for users whom they see. Each of its writes checks again, in its transaction, that
     * they still do: the check before may be seconds old, a password hash for example.
     * @throws AppError as `assertSees` does, from the write
     */
    whileSeen: <Result>(acting: Acting, work: () => Result): Result => {
      const recording: Recording = {
        user: acting.viewer,
        *record(tx, change) {
          yield* assertSees(tx, acting);
          return yield* change();
        },
      };
      return recordWrites(db, recording, work);
    },
  };
}
