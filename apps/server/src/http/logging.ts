import type { ErrorCode } from '@miraco/contract/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * An error as the log may keep it: what it is and where it was thrown, with its code in the place of its message, which can quote
 * a statement with the answers of a person in it.
 */
function describe(error: Error & { code?: unknown }): { type: string; message: string; stack: string } {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause instanceof Error ? { cause: describe(error.cause) } : {};
  return { type: error.name, message: String(error.code ?? ''), stack: frames.join('\n'), ...cause };
}

/** Paths can carry tokens and ids, so the route is logged in its place; headers and bodies never are. */
export const serializers = {
  req: (request: FastifyRequest) => ({
    id: request.id,
    method: request.method,
    route: request.routeOptions?.url ?? null,
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  err: describe,
  /** What the reader of forms tells of itself when everything is traced: all headers, the token among them. */
  busboyOptions: () => undefined,
};

interface Refusal {
  code: ErrorCode;
  procedure?: string;
}

const refusals = new WeakMap<FastifyRequest, Refusal[]>();

/** Records the error that a request, or one of the procedures that it names, was answered with, for the line of the log. */
export function noteRefusal(request: FastifyRequest, code: ErrorCode, procedure?: string): void {
  refusals.set(request, [...(refusals.get(request) ?? []), procedure === undefined ? { code } : { code, procedure }]);
}

/**
 * Logs one line for each answer, in place of the framework's two.
 * @param procedures the names that may be logged; any other was made up by the sender and is logged as `unknown`
 */
export function answerLog(procedures: Pick<ReadonlySet<string>, 'has'>) {
  const known = (name: string) => (procedures.has(name) ? name : 'unknown');

  /** The procedures that a request of the web app names, each once; nothing for any other request. */
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
