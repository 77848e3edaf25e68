/** Why there is no copy of a database before its migration, or why it was not written again, in bytes. */
export interface NoRoom {
  readonly needed: number;
  readonly free: number;
}

/** What a start does to a database that an earlier version has used, before it serves it. */
export interface Migration {
  /** The names of all migrations, oldest first. */
  readonly applied: readonly string[];
  readonly pending: readonly string[];
  /** The version of the product that used the database last, if that is known. */
  readonly usedBy: string | null;
  /** The file with the database as it was. Null for PostgreSQL, whose operator makes one. */
  readonly copy: string | NoRoom | null;
}

/** Called when the copy is made, before the first statement of a migration. A new database is none to migrate. */
export type OnMigration = (migration: Migration) => void;

/** Called when a database that kept what was deleted was written again, or was not for lack of room. */
export type OnRewrite = (lacking: NoRoom | null) => void;

/** The migrations failed: the database is as it was. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';
  readonly copy: Migration['copy'];

  constructor(cause: unknown, copy: Migration['copy'] = null) {
    super('the migration of the database failed', { cause });
    this.copy = copy;
  }

  /** What the engine says. Drizzle wraps its errors. */
  get reason(): string {
    let { cause } = this;
    while (cause instanceof Error && cause.cause) cause = cause.cause;
    return cause instanceof Error ? cause.message : String(cause);
  }
}
