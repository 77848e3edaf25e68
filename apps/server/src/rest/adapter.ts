import { AppError, type ErrorCode } from '@miraco/contract/app-error';
import { recordId } from '@miraco/contract/fields';
import { callTRPCProcedure } from '@trpc/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeError, type ErrorDescription } from '../errors.ts';
import { noteRefusal } from '../http/logging.ts';
import { appRouter, procedures } from '../router.ts';
import type { Services } from '../services.ts';
import { type Context, createContext } from '../trpc.ts';
import { batchIn, streamBatches } from './batches.ts';
import type { RestRequest, RestRow } from './row.ts';
import { restTable } from './table.ts';
import { fromWire, toWire, wireName } from './wire.ts';

/** A get that finds nothing. Spec 1, section 7. */
const noRecords = 263;

const isNothing = (answer: unknown) => answer === null || (Array.isArray(answer) && answer.length === 0);

type Wording = Pick<RestRow, 'beyond' | 'failure' | 'invalid' | 'query' | 'wirePath'> & { path?: string };

/**
 * The message of an error: the sentence or key that the specification gives this call or this error, else that of the first field
 * which has one of its own.
 */
function messageOf(error: ErrorDescription, row: Wording): string {
  if (row.beyond?.includes(error.code)) return error.key;
  // That something of ours broke is no failure of what the caller sent.
  const fixed = error.code === 'internal' ? error.key : (row.failure ?? error.sentence);
  if (fixed !== undefined || error.code !== 'invalid') return fixed ?? error.key;
  const named = error.issues?.find((issue) => !issue.message.startsWith('validation.'));
  return row.invalid ?? named?.message ?? error.key;
}

/** A field at fault as REST calls it: in the payload, or in the address, where names are as they are written there. */
function restPath(field: string, { path: address = '', query = {}, wirePath }: Wording): string {
  const [first = '', ...rest] = (wirePath?.(field) ?? field).split('.');
  const isInAddress = address.includes(`:${first}`) || first in query;
  return [isInAddress ? first : wireName(first), ...rest.map(wireName)].join('.');
}

/** Answers an error as REST does: a message, the fields at fault, and when to try again. */
export function sendRestError(reply: FastifyReply, thrown: unknown, row: Wording = {}): FastifyReply {
  const error = describeError(thrown);
  noteRefusal(reply.request, error.code);
  if (error.code === 'internal') reply.log.error({ err: thrown }, 'a REST call failed');
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  const named = error.issues?.map(({ path, message }) => ({ path: restPath(path, row), message })) ?? [];
  const issues = error.httpStatus === 400 ? { issues: named } : {};
  const full = error.list === undefined ? {} : { list: error.list, cap: error.cap };
  return reply.code(error.httpStatus).send({ message: messageOf(error, row), ...issues, ...full });
}

/** What the framework refuses before a handler runs, by the status it would answer. */
const refusals: Readonly<Record<number, ErrorCode>> = { 413: 'tooLarge', 415: 'unsupportedMedia' };

/** Answers what no handler has answered: a refusal of the framework, or an internal error. */
export function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  return sendRestError(reply, statusCode < 500 ? new AppError(refusals[statusCode] ?? 'invalid') : error);
}

/** What a row answers: everything under its key, or the answer's own keys, with the message where it has one. */
function payload(row: RestRow, answer: unknown): object {
  if (row.key) return { [row.key]: toWire(answer) };
  const message = row.message ? { message: row.message } : {};
  const rest = Object.entries(Object(answer)).map(([name, value]) => [name, toWire(value)]);
  return row.answer === 'message' ? message : { ...message, ...Object.fromEntries(rest) };
}

/** Sends what the procedure of a row has answered; `more` asks it for the batch after one. */
function sendAnswer(reply: FastifyReply, row: RestRow, answer: unknown, more: (after: string) => Promise<unknown>) {
  if (row.inBatches && row.key) {
    const first = batchIn(answer, row.key);
    if (isNothing(first.entries)) reply.code(noRecords);
    return reply.type('application/json; charset=utf-8').send(streamBatches(row.key, first, more));
  }
  if (row.method === 'GET' && isNothing(answer)) reply.code(noRecords);
  return reply.send(payload(row, answer));
}

/** Who may administrate names no owner: the record does. Everybody else has records of their own alone. */
const ownersFor =
  ({ caller, services }: Context): RestRequest['ownerOf'] =>
  async (kind, id) => {
    if (!caller?.mayAdministrate) return caller?.id;
    const named = recordId.safeParse(id);
    const owner = named.success && (await services.store.recordOwners.of(kind, named.data));
    if (!owner) throw new AppError('notFound');
    return owner;
  };

const inputOf = async (row: RestRow, request: RestRequest): Promise<unknown> => row.input?.(request);

/** The REST paths: every row of the table as a route that calls its procedure. */
export function restRoutes(services: Services) {
  return async (app: FastifyInstance) => {
    for (const row of restTable) {
      const type = procedures.get(row.procedure)?._def.type;
      if (!type) throw new Error(`${row.method} ${row.path} names the unknown procedure ${row.procedure}`);
      const call = (ctx: Context, getRawInput: () => Promise<unknown>): Promise<unknown> =>
        callTRPCProcedure({
          router: appRouter,
          path: row.procedure,
          type,
          ctx,
          getRawInput,
          signal: undefined,
          batchIndex: 0,
        });

      app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
        method: row.method,
        url: row.path,
        handler: async (request, reply) => {
          const { params, query } = request;
          try {
            const ctx = await createContext(services, request);
            const body = fromWire(request.body);
            // Asked for by the guard of the procedure, and once: somebody without a session hears of that first.
            let input: Promise<unknown> | undefined;
            const answer = await call(ctx, () => {
              input ??= inputOf(row, { params, query, body, ownerOf: ownersFor(ctx) });
              return input;
            });
            return sendAnswer(reply, row, row.wireAnswer ? row.wireAnswer(answer) : answer, (after) =>
              call(ctx, async () => ({ after })),
            );
          } catch (error) {
            return sendRestError(reply, error, row);
          }
        },
      });
    }
  };
}
