import { DatabaseError } from 'pg';
import { DatabaseRefused } from '../../refused.ts';
import { DatabaseUnavailable } from '../../unavailable.ts';

/** Codes of PostgreSQL, appendix A of its manual. */
const conflicts = new Set(['40001', '40P01']);

/** By class or code: connections, resources, an operator's intervention, a server that only reads, waits that took too long. */
const unavailable = /^(08|53|57P|58)|^(25006|55P03|57014)$/;

const codeOf = (error: unknown): string | undefined => {
  if (error instanceof DatabaseError) return error.code;
  return error instanceof Error && error.cause ? codeOf(error.cause) : undefined;
};

/** Whether a change met another one and may be run again. */
export const isConflict = (error: unknown): boolean => conflicts.has(codeOf(error) ?? '');

export const isMissingReference = (error: unknown): boolean => codeOf(error) === '23503';

export const isRepetition = (error: unknown): boolean => codeOf(error) === '23505';

const messageOf = (error: unknown): string =>
  error instanceof DatabaseError ? error.message : error instanceof Error ? messageOf(error.cause) : '';

/** Why a database that answers cannot be used; null for any other error. */
export function refusalOf(error: unknown): DatabaseRefused | null {
  const code = codeOf(error) ?? '';
  if (/^28|^3D000$/.test(code)) return new DatabaseRefused('noAccess', { cause: error });
  if (/extension/.test(messageOf(error))) return new DatabaseRefused('noExtension', { cause: error });
  return code === '42501' ? new DatabaseRefused('noRights', { cause: error }) : null;
}

/** What the driver itself says has no code of PostgreSQL. */
const ofConnection =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|query read timeout/i;

const systemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/** Whether the server cannot be reached, or cannot work now. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return false;
  const code = codeOf(error);
  if (code !== undefined) return unavailable.test(code);
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  return systemErrors.has((error as NodeJS.ErrnoException).code ?? '') || ofConnection.test(error.message);
}

/** Throws the error on, as one that says so if the server is not available. */
export function asUnavailable(error: unknown): never {
  throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
}
