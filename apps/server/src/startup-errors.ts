import { join, resolve, sep } from 'node:path';
import { DatabaseHeld } from '@miraco/db/hold';
import { MigrationFailed } from '@miraco/db/migration';
import { DatabaseRefused } from '@miraco/db/refused';
import { InvalidSnapshot } from '@miraco/db/snapshot';
import { DatabaseUnavailable } from '@miraco/db/unavailable';
import { MethodError } from '@miraco/method/load';
import { command } from './commands.ts';
import { type Config, ConfigError, expectation } from './config.ts';
import { isDiskFull } from './http/logging.ts';

const restore = command('restore', 'FILE');

type Refusals = Readonly<Partial<Record<DatabaseRefused['reason'], string>>>;

const fileRefused: Refusals = {
  newer: `DATA_DIR was last used by a newer version of the product. Start that version, or put back the copy of the database that it made before the upgrade with ${command('upgrade', '--back')}.`,
  foreign: `The database in DATA_DIR is not one of this product: set DATA_DIR to the folder of the product, or restore a backup with ${restore}.`,
  empty: `DATA_DIR has a session secret but its database is missing or empty: restore a backup with ${restore}, or remove DATA_DIR/session-secret to begin with an empty product.`,
};

const serverRefused: Refusals = {
  newer: 'The database of DATABASE_URL was last used by a newer version of the product: start that version.',
  foreign: 'The database of DATABASE_URL has tables that are not of this product: name an empty database.',
  empty: 'The database of DATABASE_URL is empty: name the one that the product uses.',
  older:
    'The database of DATABASE_URL was last used by an earlier version of the product: start this version once, which migrates it.',
  oldServer: 'The server of DATABASE_URL is too old: it must be PostgreSQL 15 or later.',
  encoding: 'The database of DATABASE_URL is not in UTF-8: create one with ENCODING UTF8, from template0.',
  notDurable:
    'The server of DATABASE_URL says that a change is stored before it is on disk: set synchronous_commit to on, or to a stricter value.',
  noExtension:
    'The database of DATABASE_URL lacks the extension pg_trgm: install the package of PostgreSQL that has it (postgresql-contrib), and let an administrator of the server run CREATE EXTENSION pg_trgm in this database.',
  noAccess:
    'The server of DATABASE_URL refuses the user, the password or the name of the database: correct the address, or create them.',
  noRights:
    'The user of DATABASE_URL may not create tables: make it the owner of the database, or grant it CREATE on the schema public.',
};

const databaseHeld: Readonly<Record<DatabaseHeld['mode'], string>> = {
  alone: 'DATA_DIR is being restored: start when that is done.',
  serving: 'DATA_DIR is served by another process: stop that one, or set DATA_DIR to another folder.',
};

/** The properties of errors of the operating system and of SQLite; empty strings where an error lacks them. */
interface Failure {
  error: unknown;
  code: string;
  syscall: string;
  path: string;
  message: string;
}

function failureOf(error: unknown): Failure {
  const text = (name: string) => {
    const value: unknown = Reflect.get(Object(error), name);
    return typeof value === 'string' ? value : '';
  };
  return { error, code: text('code'), syscall: text('syscall'), path: text('path'), message: text('message') };
}

const isWithin = (path: string, folder: string) => resolve(path).startsWith(resolve(folder) + sep);

const refusals = new Set('EACCES EPERM EROFS ENOENT ENOTDIR EISDIR EEXIST ELOOP ENAMETOOLONG'.split(' '));

/** Permissions or paths are wrong; a full or broken disk is something else. */
const isRefusal = ({ code, path }: Failure) => path !== '' && refusals.has(code);

const cannotListen = (failure: Failure, code: string) => failure.syscall === 'listen' && failure.code === code;

/** HOST is an address of another machine, of an unsupported address family, or an unknown name. */
const isWrongHost = ({ code, syscall }: Failure) =>
  syscall === 'getaddrinfo' || (syscall === 'listen' && /^(EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL)$/.test(code));

const mustReadAndWrite = 'The user of the process must be able to read and write all files in DATA_DIR';

/** What a start fails of that another one need not, with the same configuration. */
export const isPassing = (error: unknown) => error instanceof DatabaseUnavailable || isDiskFull(error);

/** Startup errors and their messages. The first matching row counts. */
const table: readonly [
  matches: (failure: Failure, config: Config) => boolean,
  message: (failure: Failure, config: Config) => string,
][] = [
  [
    ({ code, error }) => /^SQLITE_(NOTADB|CORRUPT)/.test(code) || error instanceof InvalidSnapshot,
    () => `The database in DATA_DIR is damaged: stop, and restore a backup with ${restore}.`,
  ],
  [
    ({ error }) => isDiskFull(error),
    () => 'The disk of DATA_DIR is full, and a start has to write: free space on it, and start again.',
  ],
  [
    ({ code }) => /^SQLITE_(CANTOPEN|READONLY|PERM)/.test(code),
    ({ code, message }) => `${mustReadAndWrite}: ${code}: ${message}.`,
  ],
  [
    (failure) => cannotListen(failure, 'EADDRINUSE'),
    (_, { host, port }) => `PORT ${port} is in use on ${host}: stop what listens there, or set PORT to another.`,
  ],
  [
    (failure) => cannotListen(failure, 'EACCES'),
    (_, { port }) =>
      `PORT ${port} needs rights that the user of the process does not have: set PORT to 1024 or higher.`,
  ],
  [isWrongHost, ({ code }, { host }) => `${expectation('HOST')}: ${host} is not an address of this machine (${code}).`],
  [
    (failure, { dataDir }) => isRefusal(failure) && isWithin(failure.path, dataDir),
    ({ message }) => `${mustReadAndWrite}: ${message}.`,
  ],
  [
    // A parent folder: DATA_DIR could not be created in it.
    (failure, { dataDir }) => isRefusal(failure) && isWithin(join(dataDir, '-'), failure.path),
    ({ message }) => `${expectation('DATA_DIR')}: ${message}.`,
  ],
];

function refusal({ reason, usedBy, message }: DatabaseRefused, { databaseUrl }: Config): string {
  const text = (databaseUrl ? serverRefused : fileRefused)[reason] ?? message;
  return usedBy === null
    ? text
    : text.replace('a newer version of the product', `version ${usedBy} of the product, a newer one`);
}

function migrationFailure({ copy, reason }: MigrationFailed): string {
  const left = `The migration of the database failed, and left the database as it was: ${reason}. Start the version that ran before.`;
  return typeof copy === 'string' ? `${left} A copy of the database is in ${copy}, too.` : left;
}

/** One line for the operator: the problem and how to fix it. Null for an error that the operator cannot fix. */
export function startupMessage(error: unknown, config: Config | null): string | null {
  if (error instanceof ConfigError || error instanceof MethodError) return error.message;
  if (error instanceof DatabaseHeld) return databaseHeld[error.mode];
  if (config === null) return null;
  if (error instanceof DatabaseRefused) return refusal(error, config);
  if (error instanceof MigrationFailed) return migrationFailure(error);
  if (error instanceof DatabaseUnavailable) {
    return `The server of DATABASE_URL cannot be reached, or refuses: ${error.reason}.`;
  }
  const failure = failureOf(error);
  const row = table.find(([matches]) => matches(failure, config));
  return row ? row[1](failure, config) : null;
}

/** The message of an operating system error, such as a full disk; null for any other error. */
export function systemMessage(error: unknown): string | null {
  const { syscall, message } = failureOf(error);
  return syscall === '' ? null : message;
}
