const messages = {
  empty: 'its database is missing or empty',
  newer: 'its database was made by a newer version of the product',
  foreign: 'its database is not one of this product',
  // Of PostgreSQL alone.
  older: 'its database was last used by an earlier version of the product',
  oldServer: 'its server is older than PostgreSQL 15',
  encoding: 'its database is not encoded in UTF-8',
  notDurable: 'its server answers before a change is on disk: synchronous_commit is off',
  noExtension: 'its server lacks the extension pg_trgm, or its user may not create it',
  noAccess: 'its server refuses the user, the password or the name of the database',
  noRights: 'its user may not create tables',
};

export type Reason = keyof typeof messages;

/** A database that this version must not use. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
  readonly reason: Reason;
  /** The version of the product that used the database last, if that is known. */
  readonly usedBy: string | null;

  constructor(reason: Reason, { usedBy = null, ...options }: ErrorOptions & { usedBy?: string | null } = {}) {
    super(messages[reason], options);
    this.reason = reason;
    this.usedBy = usedBy;
  }
}
