import type { ErrorCode } from '@miraco/schemas/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { procedures } from '../router.ts';

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

/** The name of a procedure, where there is one of that name: any other is what somebody has sent. */
const known = (name: string) => (procedures.has(name) ? name : 'unknown');

/** The procedures that a request of the web app names, each once; nothing for any other request. */
function proceduresOf({ routeOptions, params }: FastifyRequest): { procedures?: string[] } {
  if (routeOptions.url !== '/trpc/:path') return {};
  const names = String(Reflect.get(Object(params), 'path')).split(',');
  return { procedures: [...new Set(names.map(known))] };
}

interface Refusal {
  code: ErrorCode;
  procedure?: string;
}

const refusals = new WeakMap<FastifyRequest, Refusal[]>();

/** Remembers with which error a request, or one of the procedures that it names, was answered: its line of the log tells. */
export function noteRefusal(request: FastifyRequest, code: ErrorCode, procedure?: string): void {
  const refusal = procedure === undefined ? { code } : { code, procedure: known(procedure) };
  refusals.set(request, [...(refusals.get(request) ?? []), refusal]);
}

/** One line for each answer, in place of the framework's two. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const refused = refusals.get(request);
  const told = { req: request, ...proceduresOf(request), ...(refused ? { refused } : {}), res: reply };
  request.log.info({ ...told, ms: Math.round(reply.elapsedTime) }, 'answered');
  done();
}
