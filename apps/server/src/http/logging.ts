import type { ErrorCode } from '@miraco/contract/app-error';
import { DatabaseUnavailable } from '@miraco/db/unavailable';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { command } from '../commands.ts';

/**
 * An error for the log: its type and stack, with its code instead of its message, which can quote an SQL statement with a person's
 * answers.
 */
function describe(error: Error & { code?: unknown }): { type: string; message: string; stack: string } {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause instanceof Error ? { cause: describe(error.cause) } : {};
  return { type: error.name, message: String(error.code ?? ''), stack: frames.join('\n'), ...cause };
}

/** Paths can contain tokens and ids, so the route is logged instead. Headers and bodies are never logged. */
export const serializers = {
  req: (request: FastifyRequest) => ({
    id: request.id,
    method: request.method,
    route: request.routeOptions?.url ?? null,
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  err: describe,
  /** The form parser logs its options at level trace: all headers, the token included. */
  busboyOptions: () => undefined,
};

interface Refusal {
  code: ErrorCode;
  procedure?: string;
}

const refusals = new WeakMap<FastifyRequest, Refusal[]>();

/** Records the error of a request, or of one of its procedures, for its line in the log. */
export function noteRefusal(request: FastifyRequest, code: ErrorCode, procedure?: string): void {
  refusals.set(request, [...(refusals.get(request) ?? []), procedure === undefined ? { code } : { code, procedure }]);
}

/** The disk, or the share of it that one may use, is full: to the operating system, SQLite and PostgreSQL. */
const fullDisk = /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/;

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** Whether an error, or what caused it, is that the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (fullDisk.test(codeOf(error)) || isDiskFull(error.cause));

/** Failures that are no fault of the product, by the codes of the operating system, SQLite and PostgreSQL, and what an operator does about them. */
const remedies: readonly [code: RegExp, remedy: string][] = [
  [fullDisk, 'the disk is full: free space on it'],
  [
    /^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|PERM).*)$/,
    'the user of the process must be able to read and write all files in DATA_DIR',
  ],
  [
    /^SQLITE_(CORRUPT|NOTADB).*$/,
    `the database is damaged: stop, and restore a backup with ${command('restore', 'FILE')}`,
  ],
  [/^(EIO|SQLITE_IOERR.*)$/, 'the disk does not read or write: check it, and the backups'],
];

const notReached = 'the database is not reached: see its server';

/** What an operator does about an error of which nothing more is known than itself. */
export function remedyFor(error: unknown): string {
  if (!(error instanceof Error)) return 'a fault of the product: report it with this line';
  if (error instanceof DatabaseUnavailable) return notReached;
  return remedies.find(([codes]) => codes.test(codeOf(error)))?.[1] ?? remedyFor(error.cause);
}

/** Logs an error: what has failed, and what an operator does about it. Fields name the item that it is about, by its id. */
export type LogError = (
  error: unknown,
  failed: string,
  remedy: string,
  fields?: Readonly<Record<string, string>>,
) => void;

export const errorLog =
  (log: Pick<FastifyBaseLogger, 'error'>, fields: object = {}): LogError =>
  (error, failed, remedy, more) =>
    log.error({ err: error, ...fields, ...more }, `${failed}: ${remedy}`);

/** Logs what an operator has to know of: a fault of the product, a full disk, or a database that is not reached. */
export function logFailure(
  log: FastifyBaseLogger,
  code: ErrorCode,
  error: unknown,
  failed: string,
  procedure?: string,
): void {
  const logError = errorLog(log, procedure === undefined ? {} : { procedure });
  if (code === 'internal' || code === 'diskFull') logError(error, failed, remedyFor(error));
  if (code === 'unavailable') log.warn({ err: error }, notReached);
}

/** The procedures that a tRPC request names, as its sender wrote them; null for other requests. */
export function calledProcedures({ routeOptions, params }: FastifyRequest): string[] | null {
  return routeOptions.url === '/trpc/:path' ? String(Reflect.get(Object(params), 'path')).split(',') : null;
}

/**
 * Logs one line for each answer, instead of Fastify's two.
 * @param procedures the names that may be logged; others are made up by the sender and logged as `unknown`
 */
export function answerLog(procedures: Pick<ReadonlySet<string>, 'has'>) {
  const known = (name: string) => (procedures.has(name) ? name : 'unknown');

  /** Each procedure once; nothing for requests other than tRPC's. */
  function proceduresOf(request: FastifyRequest): { procedures?: string[] } {
    const names = calledProcedures(request);
    return names === null ? {} : { procedures: [...new Set(names.map(known))] };
  }

  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const refused = refusals
      .get(request)
      ?.map(({ code, procedure }) => (procedure === undefined ? { code } : { code, procedure: known(procedure) }));
    const fields = { req: request, ...proceduresOf(request), ...(refused ? { refused } : {}), res: reply };
    request.log.info({ ...fields, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  };
}
