import { AppError, type ErrorCode } from '@miraco/contract/app-error';
import { recordId } from '@miraco/contract/fields';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callProcedure } from '../call-procedure.ts';
import { describeError, type ErrorDescription } from '../errors.ts';
import { keepUncompressed } from '../http/compression.ts';
import { logFailure, noteRefusal } from '../http/logging.ts';
import { answersSecret } from '../router.ts';
import type { Services } from '../services.ts';
import { type Context, createContext, sees } from '../trpc.ts';
import { batchIn, streamBatches } from './batches.ts';
import { inputOf, type RestRequest } from './input.ts';
import type { RestRow } from './row.ts';
import { restTable } from './table.ts';

/** The status of a GET that finds nothing. Spec 1, section 7. */
const noRecords = 263;

const isNothing = (answer: unknown) => answer === null || (Array.isArray(answer) && answer.length === 0);

type Wording = Partial<Pick<RestRow, 'beyond' | 'failure' | 'invalid' | 'path' | 'payload' | 'query'>>;

/** Failures that no caller can do anything about. */
const ownFailures: readonly ErrorCode[] = ['internal', 'unavailable', 'diskFull'];

/**
 * The message of an error: the sentence or key that the specification gives this call or this error, otherwise that of the first
 * invalid field with a message of its own.
 */
function messageOf(error: ErrorDescription, row: Wording): string {
  if (row.beyond?.includes(error.code)) return error.key;
  // The sentence is about a failure of the call, not about a bug of ours or a database that cannot be written.
  const fixed = ownFailures.includes(error.code) ? error.key : (row.failure ?? error.sentence);
  if (fixed !== undefined || error.code !== 'invalid') return fixed ?? error.key;
  const named = error.issues?.find((issue) => !issue.message.startsWith('validation.'));
  return row.invalid ?? named?.message ?? error.key;
}

/** The REST name of an invalid field, in the URL or in the payload. */
function restPath(field: string, { path = '', query = {}, payload }: Wording): string {
  const [first = ''] = field.split('.');
  const isInAddress = path.includes(`:${first}`) || first in query;
  return isInAddress ? field : (payload?.field?.(field) ?? field);
}

/** Sends an error as JSON: a message, the invalid fields, and when to retry. */
export function sendRestError(reply: FastifyReply, thrown: unknown, row: Wording = {}): FastifyReply {
  const error = describeError(thrown);
  noteRefusal(reply.request, error.code);
  logFailure(reply.log, error.code, thrown, 'a REST call failed');
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  const named = error.issues?.map(({ path, message }) => ({ path: restPath(path, row), message })) ?? [];
  const issues = error.httpStatus === 400 ? { issues: named } : {};
  const full = error.list === undefined ? {} : { list: error.list, cap: error.cap };
  return reply.code(error.httpStatus).send({ message: messageOf(error, row), ...issues, ...full });
}

/** Errors of the framework before a handler runs, by the status that it would send. */
const refusals: Readonly<Record<number, ErrorCode>> = { 413: 'tooLarge', 415: 'unsupportedMedia' };

/** Sends errors from outside the handlers: refusals of the framework, or internal errors. */
export function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  return sendRestError(reply, statusCode < 500 ? new AppError(refusals[statusCode] ?? 'invalid') : error);
}

/** Sends the answer of a procedure; `more` calls it for the batch after a record. */
function sendAnswer(reply: FastifyReply, row: RestRow, answer: unknown, more: (after: string) => Promise<unknown>) {
  if (row.list) {
    const first = batchIn(answer, row.list.key);
    if (isNothing(first.entries)) reply.code(noRecords);
    return reply.type('application/json; charset=utf-8').send(streamBatches(row.list, first, more));
  }
  if (row.method === 'GET' && isNothing(answer)) reply.code(noRecords);
  return reply.send(row.encode(answer));
}

/**
 * For the team the stored owner of a record, as far as they see them; for clients themselves, who have no access to other records.
 */
const ownersFor =
  (ctx: Context): RestRequest['ownerOf'] =>
  async (kind, id) => {
    const { caller, services } = ctx;
    if (!caller?.mayCoach) return caller?.id;
    const named = recordId.safeParse(id);
    const owner = named.success && (await services.store.recordOwners.of(kind, named.data));
    if (!owner || (owner !== caller.id && !(await sees(ctx, [owner])))) throw new AppError('notFound');
    return owner;
  };

/** Registers each row of the table as a route that calls its procedure. */
export function restRoutes(services: Services) {
  return async (app: FastifyInstance) => {
    for (const row of restTable) {
      const type = row.method === 'GET' ? 'query' : 'mutation';
      const hasSecret = answersSecret(row.procedure);
      const call = (ctx: Context, getRawInput: () => Promise<unknown>): Promise<unknown> =>
        callProcedure({ ctx, path: row.procedure, type, getRawInput });

      app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
        method: row.method,
        url: row.path,
        handler: async (request, reply) => {
          const { params, query } = request;
          if (hasSecret) keepUncompressed(reply);
          try {
            const ctx = await createContext(services, request, reply);
            // Built once, and only when the guard of the procedure asks for it: a caller without a session is refused before that.
            let input: Promise<unknown> | undefined;
            const answer = await call(ctx, () => {
              input ??= inputOf(row, { params, query, body: request.body, ownerOf: ownersFor(ctx) });
              return input;
            });
            return sendAnswer(reply, row, answer, (after) => call(ctx, async () => ({ after })));
          } catch (error) {
            return sendRestError(reply, error, row);
          }
        },
      });
    }
  };
}
