import type { ErrorCode } from '@miraco/contract/app-error';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';

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

/** Logs what an operator has to know of: a fault of the product, or a database that is not reached. */
export function logFailure(
  log: FastifyBaseLogger,
  code: ErrorCode,
  error: unknown,
  message: string,
  procedure?: string,
): void {
  if (code === 'internal') log.error({ err: error, ...(procedure && { procedure }) }, message);
  if (code === 'unavailable') log.warn({ err: error }, 'the database is not reached: see its server');
}

/**
 * Logs one line for each answer, instead of Fastify's two.
 * @param procedures the names that may be logged; others are made up by the sender and logged as `unknown`
 */
export function answerLog(procedures: Pick<ReadonlySet<string>, 'has'>) {
  const known = (name: string) => (procedures.has(name) ? name : 'unknown');

  /** The procedures that a tRPC request names, each once; nothing for other requests. */
  function proceduresOf({ routeOptions, params }: FastifyRequest): { procedures?: string[] } {
    if (routeOptions.url !== '/trpc/:path') return {};
    const names = String(Reflect.get(Object(params), 'path')).split(',');
    return { procedures: [...new Set(names.map(known))] };
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
