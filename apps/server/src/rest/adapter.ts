import { AppError } from '@miraco/schemas/app-error';
import { callTRPCProcedure, getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { describeError, toTRPCError } from '../errors.ts';
import { appRouter, procedures } from '../router.ts';
import type { Services } from '../services.ts';
import { type Context, createContext } from '../trpc.ts';
import type { RestRow } from './row.ts';
import { restTable } from './table.ts';
import { fromWire, toWire } from './wire.ts';

/** A get that finds nothing. Spec 1, section 7. */
const noRecords = 263;

const isNothing = (answer: unknown) => answer === null || (Array.isArray(answer) && answer.length === 0);

type Wording = Pick<RestRow, 'failure' | 'invalid'>;

/** Answers an error as REST does: a message, which a row may fix, the fields at fault, and when to try again. */
export function sendRestError(reply: FastifyReply, thrown: unknown, row: Wording = {}): FastifyReply {
  const cause = thrown instanceof AppError ? toTRPCError(thrown) : getTRPCErrorFromUnknown(thrown);
  const error = describeError(cause);
  if (error.code === 'internal') reply.log.error({ err: thrown }, 'a REST call failed');
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  const invalid = error.code === 'invalid' ? row.invalid : undefined;
  const issues = error.httpStatus === 400 ? { issues: error.issues ?? [] } : {};
  return reply.code(error.httpStatus).send({ message: row.failure ?? invalid ?? error.key, ...issues });
}

/** What a row answers: everything under its key, or the answer's own keys, with the message where it has one. */
function payload(row: RestRow, answer: unknown): object {
  if (row.key) return { [row.key]: toWire(answer) };
  const message = row.message ? { message: row.message } : {};
  const rest = Object.entries(Object(answer)).map(([name, value]) => [name, toWire(value)]);
  return row.answer === 'message' ? message : { ...message, ...Object.fromEntries(rest) };
}

/** The REST paths: every row of the table as a route that calls its procedure. */
export function restRoutes(services: Services) {
  return async (app: FastifyInstance) => {
    for (const row of restTable) {
      const type = procedures.get(row.procedure)?._def.type;
      if (!type) throw new Error(`${row.method} ${row.path} names the unknown procedure ${row.procedure}`);
      const call = (ctx: Context, input: unknown): Promise<unknown> =>
        callTRPCProcedure({
          router: appRouter,
          path: row.procedure,
          type,
          ctx,
          getRawInput: async () => input,
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
            const answer = await call(ctx, row.input?.({ params, query, body, callerId: ctx.caller?.id }));
            if (row.method === 'GET' && isNothing(answer)) reply.code(noRecords);
            return reply.send(payload(row, answer));
          } catch (error) {
            return sendRestError(reply, error, row);
          }
        },
      });
    }
  };
}
