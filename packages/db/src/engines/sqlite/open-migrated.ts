import type { OnMigration } from '../../migration.ts';
import { connect, type SqliteConnection } from './connection.ts';
import { copyBeforeMigration } from './copy-before-migration.ts';
import { assertUsable } from './refused-database.ts';

interface Opening {
  mustHaveData?: boolean;
  migrationsFolder?: string;
  onMigration?: OnMigration | undefined;
}

/**
 * Connects to a database file, and copies the file first if there is something to migrate.
 * @throws what `connect` throws
 */
export async function openMigrated(
  file: string,
  { onMigration = () => {}, ...expectation }: Opening = {},
): Promise<SqliteConnection> {
  const { mustHaveData = false, migrationsFolder } = expectation;
  const { applied, pending, usedBy } = assertUsable(file, mustHaveData, migrationsFolder);
  if (applied.length === 0 || pending.length === 0) return connect(file, expectation);
  const copy = await copyBeforeMigration(file, { applied });
  onMigration({ applied, pending, usedBy, copy });
  return connect(file, { ...expectation, copy });
}
