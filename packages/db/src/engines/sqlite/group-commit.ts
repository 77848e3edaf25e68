/** A queued write. */
export interface Change<Transaction> {
  /** Makes the change. Returns the function that acknowledges it, which is called once the change is on disk. */
  run: (tx: Transaction) => () => void;
  reject: (error: unknown) => void;
}

/** The parts of a connection that group commit uses. */
export interface GroupCommit<Transaction> {
  readonly $client: { readonly inTransaction: boolean };
  transaction: <Result>(work: (tx: Transaction) => Result, config: { behavior: 'immediate' }) => Result;
  /** In order of arrival. */
  queue: Change<Transaction>[];
  /** Runs a change in a savepoint of the shared transaction, so that it is rolled back alone if it throws. */
  runInSavepoint: (change: Change<Transaction>, tx: Transaction) => () => void;
}

/** Changes in one transaction at most: the event loop is blocked while they run. */
const maximumGroup = 64;

/** Runs one of several changes. Rejects that change alone if it throws. */
function runOneOfSeveral<Transaction>(
  db: GroupCommit<Transaction>,
  tx: Transaction,
  change: Change<Transaction>,
): () => void {
  try {
    return db.runInSavepoint(change, tx);
  } catch (error) {
    // SQLite rolls back the whole transaction by itself on a full disk: the whole group has failed.
    if (!db.$client.inTransaction) throw error;
    return () => change.reject(error);
  }
}

function commit<Transaction>(db: GroupCommit<Transaction>): void {
  const group = db.queue.splice(0, maximumGroup);
  const [only] = group;
  try {
    const acknowledgements = db.transaction(
      (tx) => (group.length === 1 && only ? [only.run(tx)] : group.map((one) => runOneOfSeveral(db, tx, one))),
      // Takes the write lock at once, so that the rows that a change reads cannot change before it writes.
      { behavior: 'immediate' },
    );
    for (const acknowledge of acknowledgements) acknowledge();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
  if (db.queue.length > 0) setImmediate(commit, db);
}

/**
 * Queues a change. Changes that arrive in one turn of the event loop share a transaction, and so one wait for the disk. Each is
 * atomic, they run in order of arrival, and none is acknowledged before all are on disk.
 */
export function enqueue<Transaction>(db: GroupCommit<Transaction>, change: Change<Transaction>): void {
  if (db.queue.push(change) === 1) setImmediate(commit, db);
}
