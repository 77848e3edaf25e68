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

/**
 * Neither end hears that the machine of the other one has no power. Ours asks the server on connections that wait: Node asks every second
 * from then on, ten times.
 */
export const asksServer = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * The server asks a client that has a lock for long, in seconds, and waits as long for a client to take an answer, in milliseconds: its
 * own settings are hours and many minutes, for which the lock would stay.
 */
export const asksClient =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set tcp_user_timeout = 25000';
