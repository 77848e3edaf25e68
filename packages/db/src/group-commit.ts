/** A change that waits to be written. */
export interface Change<Transaction> {
  /** Makes the change; answers how to tell whoever asked for it, once it is on disk. */
  make: (tx: Transaction) => () => void;
  refuse: (error: unknown) => void;
}

/** What changes are written through. */
export interface GroupCommit<Transaction> {
  readonly $client: { readonly inTransaction: boolean };
  transaction: <Result>(work: (tx: Transaction) => Result, config: { behavior: 'immediate' }) => Result;
  /** What is to be written together, in the order in which it came. */
  waiting: Change<Transaction>[];
  /** Makes one change within a transaction of several, so that it is undone alone where it throws. */
  makeAlone: (change: Change<Transaction>, tx: Transaction) => () => void;
}

/** So many share one transaction at most, so that nobody else waits for long. */
const groupSize = 64;

/** Makes one change of several, which is undone alone where it throws. */
function makeOneOfSeveral<Transaction>(
  db: GroupCommit<Transaction>,
  tx: Transaction,
  change: Change<Transaction>,
): () => void {
  try {
    return db.makeAlone(change, tx);
  } catch (error) {
    // A full disk undoes everything by itself: then nothing of the group can be kept.
    if (!db.$client.inTransaction) throw error;
    return () => change.refuse(error);
  }
}

function commit<Transaction>(db: GroupCommit<Transaction>): void {
  const group = db.waiting.splice(0, groupSize);
  const [only] = group;
  try {
    const told = db.transaction(
      (tx) => (group.length === 1 && only ? [only.make(tx)] : group.map((one) => makeOneOfSeveral(db, tx, one))),
      // It takes the write lock at once, so that nothing a change has read can change before it writes.
      { behavior: 'immediate' },
    );
    for (const tell of told) tell();
  } catch (error) {
    for (const { refuse } of group) refuse(error);
  }
  if (db.waiting.length > 0) setImmediate(commit, db);
}

/**
 * Puts a change in line. Those that arrive in one turn of the event loop share a transaction, and so one wait for the disk: each
 * runs as a whole or not at all, in their order, and nobody is told before all of it is on disk.
 */
export function putInLine<Transaction>(db: GroupCommit<Transaction>, change: Change<Transaction>): void {
  if (db.waiting.push(change) === 1) setImmediate(commit, db);
}
