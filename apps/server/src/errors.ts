import { AppError, type ErrorCode, errorTable } from '@miraco/contract/app-error';
import { DatabaseUnavailable } from '@miraco/db/unavailable';
import type { CappedList } from '@miraco/domain/caps';
import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ZodError } from 'zod';
import { isDiskFull } from './http/logging.ts';

/** What an answer says about an error. Never a message, a stack, SQL or a path of the server. */
export interface ErrorDescription {
  code: ErrorCode;
  httpStatus: number;
  /** i18n key of the message. */
  key: string;
  /** REST answers it instead of the key, where the specification quotes a sentence. */
  sentence?: string;
  field?: string;
  retryAfterSeconds?: number;
  list?: CappedList;
  cap?: number;
  issues?: { path: string; message: string }[];
}

/** Errors of tRPC itself, such as invalid JSON, an unknown procedure or a large body. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  BAD_REQUEST: 'invalid',
  PARSE_ERROR: 'invalid',
  NOT_FOUND: 'notFound',
  METHOD_NOT_SUPPORTED: 'notFound',
  PAYLOAD_TOO_LARGE: 'tooLarge',
  UNSUPPORTED_MEDIA_TYPE: 'unsupportedMedia',
};

/** Seconds after which a database that is not reached may be again: another server takes its place, or it is started again. */
const retryAfterSeconds = 5;

/** What is answered about an error that was thrown. */
function answered({ cause, code }: TRPCError): AppError {
  if (cause instanceof AppError) return cause;
  if (cause instanceof DatabaseUnavailable) return new AppError('unavailable', { retryAfterSeconds });
  if (isDiskFull(cause)) return new AppError('diskFull');
  return new AppError(frameworkCodes[code] ?? 'internal');
}

/** Describes anything that was thrown, for both tRPC and REST. */
export function describeError(thrown: unknown): ErrorDescription {
  const error = getTRPCErrorFromUnknown(thrown);
  const { cause } = error;
  const own = answered(error);
  const entry = errorTable[own.code];
  const description: ErrorDescription = {
    code: own.code,
    httpStatus: getHTTPStatusCodeFromError(new TRPCError({ code: entry.trpc })),
    key: entry.key,
    ...own.details,
  };
  if ('sentence' in entry) description.sentence = entry.sentence;
  if (cause instanceof ZodError) {
    description.issues = cause.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  } else if (own.details.field) {
    description.issues = [{ path: own.details.field, message: entry.key }];
  }
  return description;
}
