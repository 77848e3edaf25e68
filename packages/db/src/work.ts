import type { SQL } from 'drizzle-orm';

/**
 * A statement of an engine that answers later. Work sends it to its transaction by yielding it; a repository function of one statement
 * awaits it, which sends it on its own.
 */
export class Statement<Answer> implements PromiseLike<Answer> {
  readonly #send: (client: unknown) => Promise<Answer>;

  /** `send` takes the client of a transaction, or undefined for any client that is free. */
  constructor(send: (client: unknown) => Promise<Answer>) {
    this.#send = send;
  }

  sendTo(client: unknown): Promise<Answer> {
    return this.#send(client);
  }

  /** The same statement with another form of its answer. */
  map<Other>(change: (answer: Answer) => Other): Statement<Other> {
    return new Statement(async (client) => change(await this.#send(client)));
  }

  // biome-ignore lint/suspicious/noThenProperty: it is awaited like the answer of the engine that answers at once
  then<Fulfilled = Answer, Rejected = never>(
    onFulfilled?: ((answer: Answer) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#send(undefined).then(onFulfilled, onRejected);
  }
}

/**
 * Several statements and what is computed between them, written once for all engines: a generator that yields each statement that is
 * not answered at once. Nothing happens until `read` or `write` runs it, or other work does with `yield*`.
 */
export type Work<Result> = Generator<Statement<unknown>, Result, unknown>;

type Parameters = Readonly<Record<string, unknown>>;
type Answer<Result> = Result | PromiseLike<Result>;

// Each is a generator of its own, because they are on the way of every statement.

/** The first row of a query; undefined without one. */
export function* one<Row>(
  query: { get: (parameters?: Parameters) => Answer<Row> },
  parameters?: Parameters,
): Work<Row> {
  const answer = query.get(parameters);
  return (answer instanceof Statement ? yield answer : answer) as Row;
}

/** All rows of a query. */
export function* many<Rows>(
  query: { all: (parameters?: Parameters) => Answer<Rows> },
  parameters?: Parameters,
): Work<Rows> {
  const answer = query.all(parameters);
  return (answer instanceof Statement ? yield answer : answer) as Rows;
}

/** All rows of a query in plain SQL, with the columns under their names. */
export const rowsOf = <Row>(db: { all: <Row>(query: SQL) => Answer<Row[]> }, query: SQL): Work<Row[]> =>
  many({ all: () => db.all<Row>(query) });

/** Runs a statement. Returns the number of rows that it has changed. */
export function* run(
  query: { run: (parameters?: Parameters) => Answer<{ changes: number }> },
  parameters?: Parameters,
): Work<number> {
  const answer = query.run(parameters);
  const result = (answer instanceof Statement ? yield answer : answer) as { changes: number };
  return result.changes;
}

/** The row that an insert returns. */
export function* inserted<Row>(query: { all: () => Answer<Row[]> }): Work<Row> {
  const [row] = yield* many(query);
  if (row === undefined) throw new Error('the database returned no row for an insert');
  return row;
}

/** Does the work for each of several, one after another. */
export function* each<Item, Result>(items: Iterable<Item>, work: (item: Item) => Work<Result>): Work<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(yield* work(item));
  return results;
}
