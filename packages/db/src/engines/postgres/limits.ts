import type { QueryConfig } from 'pg';

/** In milliseconds. What waits longer is refused, so that a stuck server does not collect requests. */
export const limits = {
  connect: 5_000,
  statement: 30_000,
  lock: 10_000,
  idleInTransaction: 30_000,
  /** Longer than what the server ends by itself. A machine without power ends nothing, nor does a commit that waits for a standby. */
  answer: 35_000,
};

/** A statement that is given up after so long, and its client with it: whether it is carried out is not known. */
export const within = <Config extends QueryConfig>(milliseconds: number, config: Config) => ({
  ...config,
  query_timeout: milliseconds,
});
