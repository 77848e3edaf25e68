import { AppError, type ErrorCode } from '@miraco/contract/app-error';
import { cappedLists } from '@miraco/domain/caps';
import type { OpenAPIV3 } from 'openapi-types';
import { z } from 'zod';
import { describeError } from '../errors.ts';
import type { Access } from '../trpc.ts';
import type { RestRow } from './row.ts';

/** The body of every refusal. */
export const refusal = z.strictObject({
  message: z.string(),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  list: z.enum(cappedLists).optional(),
  cap: z.int().optional(),
});

const schema = z.toJSONSchema(refusal, { target: 'openapi-3.0' }) as OpenAPIV3.SchemaObject;

const descriptions: Readonly<Record<number, string>> = {
  400: 'Invalid: the message, and each field at fault',
  401: 'No session, or wrong credentials',
  403: 'Somebody else’s data, what the caller may not do, or a locked phase',
  404: 'Nothing of that id',
  409: 'Taken already, or a list that is full: then its name and its cap',
  413: 'Too many bytes, or pixels of a picture',
  415: 'A content type that the call does not take',
  429: 'Too many failures, writes, pictures or exports, or too many requests of the same user under way: the header Retry-After says when to try again',
  500: 'An error of the server',
  503: 'Not possible at the moment: the database is not reached, and the header Retry-After says when to try again, no mail can be sent, or the disk is full',
};

const guards: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  signedIn: ['signedOut'],
  team: ['signedOut', 'forbidden'],
  clientAdmin: ['signedOut', 'forbidden'],
  admin: ['signedOut', 'forbidden'],
  ownData: ['signedOut', 'forbidden'],
  conscienceWrite: ['signedOut', 'forbidden'],
  laterPhase: ['signedOut', 'forbidden'],
};

const hasOwner = ({ access }: RestRow) => ['ownData', 'conscienceWrite', 'laterPhase'].includes(access);

/** The errors with which a call can be refused: by its guard, its input, its limits, and those that the row names. */
export function refusalsOf(row: RestRow, hasParameters: boolean): ErrorCode[] {
  const isWrite = row.method !== 'GET';
  return [
    ...guards[row.access],
    ...(row.payload || hasParameters ? (['invalid'] as const) : []),
    ...(row.payload ? (['tooLarge', 'unsupportedMedia'] as const) : []),
    ...(isWrite || row.access !== 'public' ? (['tooManyRequests'] as const) : []),
    ...(isWrite && hasOwner(row) ? (['notFound'] as const) : []),
    ...(row.adds ? (['limitReached'] as const) : []),
    ...(row.refuses ?? []),
    ...(row.beyond ?? []),
  ];
}

/** The documented responses for these errors and for those that every call may have, by status. */
export function failures(codes: readonly ErrorCode[]): OpenAPIV3.ResponsesObject {
  const statuses = [...codes, 'unavailable' as const, 'internal' as const].map(
    (code) => describeError(new AppError(code)).httpStatus,
  );
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: descriptions[status] ?? '', content: { 'application/json': { schema } } },
    ]),
  );
}
