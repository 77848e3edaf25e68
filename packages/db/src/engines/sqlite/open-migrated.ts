import type { NoRoom, OnMigration, OnRewrite } from '../../migration.ts';
import { connect, type SqliteConnection } from './connection.ts';
import { copyBeforeMigration, isFull, roomFor } from './copy-before-migration.ts';
import { rewrite } from './erasing.ts';
import { assertUsable } from './refused-database.ts';

interface Opening {
  mustHaveData?: boolean;
  migrationsFolder?: string;
  onMigration?: OnMigration | undefined;
  onRewrite?: OnRewrite | undefined;
}

/** Versions from before this migration left what was deleted in the pages of the file. */
const firstOfErasing = '0020_nobody-is-harmed';

/** Returns the room that is lacking, if it is; the database is as it was then. */
function rewriteWithRoom({ $client: client }: SqliteConnection, room: NoRoom): NoRoom | null {
  if (room.free < room.needed) return room;
  try {
    rewrite(client);
    return null;
  } catch (error) {
    if (isFull(error)) return { ...room, free: 0 };
    throw error;
  }
}

/**
 * Connects to a database file, and copies the file first if there is something to migrate. A file that keeps what was deleted is
 * written again, once.
 * @throws what `connect` throws, and InvalidSnapshot for a damaged database
 */
export function openMigrated(
  file: string,
  { onMigration = () => {}, onRewrite = () => {}, ...expectation }: Opening = {},
): SqliteConnection {
  const { mustHaveData = false, migrationsFolder } = expectation;
  const { applied, pending, usedBy } = assertUsable(file, mustHaveData, migrationsFolder);
  if (applied.length === 0 || pending.length === 0) return connect(file, expectation);
  const copy = copyBeforeMigration(file, { applied });
  onMigration({ applied, pending, usedBy, copy });
  const db = connect(file, { ...expectation, copy });
  if (pending.includes(firstOfErasing)) onRewrite(rewriteWithRoom(db, roomFor(file)));
  return db;
}
