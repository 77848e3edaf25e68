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

/** One line for each answer, in place of the framework's two. */
export async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
}
