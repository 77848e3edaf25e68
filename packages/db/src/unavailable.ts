/** The database cannot be reached, or cannot work now. Nothing was changed, unless the answer to a commit was lost. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('the database is not available', { cause });
  }

  /** What the server or the driver says. It names no password. */
  get reason(): string {
    const { cause } = this;
    if (cause instanceof AggregateError) return cause.errors.map(String).join(', ');
    return cause instanceof Error ? cause.message : String(cause);
  }
}
