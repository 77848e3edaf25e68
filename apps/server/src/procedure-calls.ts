import { resolveResponse } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './errors.ts';
import { unparsedJson } from './http/json-bodies.ts';
import { noteRefusal } from './http/logging.ts';
import { readableProcedures } from './http/urls.ts';
import { appRouter } from './router.ts';
import { keepNoCopy } from './security/security-headers.ts';
import type { Services } from './services.ts';
import { createContext } from './trpc.ts';

/** A screen asks for all it shows at once: no more than this many procedures. */
const maximumBatchSize = 10;

/**
 * As much of a web request as procedures are called with. A whole one, with its streams, would be made from Node's for every call
 * and cost more than most procedures (docs/performance.md).
 */
function webRequest({ body, headers, method, url }: FastifyRequest): Request {
  const text = async () => String(body ?? '');
  const request: Pick<Request, 'method' | 'url' | 'signal' | 'text' | 'json'> & {
    headers: Pick<Headers, 'get' | 'has'>;
  } = {
    method,
    url: `http://localhost${url}`,
    // No procedure runs so long that it would have to hear that whoever asked has gone.
    signal: new AbortController().signal,
    headers: { get: (name) => headers[name]?.toString() ?? null, has: (name) => name in headers },
    text,
    json: async () => JSON.parse(await text()),
  };
  // Forms and binary bodies, which would need the rest, are refused before: no parser takes them.
  return request as Request;
}

/** When to ask again, where one of the calls was one too many: the longest wait of all of them. */
function retryAfter(errors: readonly Error[]): Record<string, string> {
  if (errors.length === 0) return {};
  const waits = errors.map((error) => describeError(error).retryAfterSeconds ?? 0);
  const longest = Math.max(...waits);
  return longest > 0 ? { 'retry-after': String(longest) } : {};
}

/** The body of an answer, which is written as a whole. */
async function bodyOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The procedures as the web app calls them: tRPC over HTTP, one or several at a time. */
export function procedureCalls(services: Services) {
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', keepNoCopy);
    app.addHook('onRequest', readableProcedures);
    // What no procedure is called with, some of it unspeakable to the library.
    app.addHook('onRequest', (request, reply, done) => {
      if (['GET', 'HEAD', 'POST'].includes(request.method)) done();
      else reply.callNotFound();
    });
    unparsedJson(app);

    app.all<{ Params: { path: string } }>('/:path', async (request, reply: FastifyReply) => {
      const answer = await resolveResponse({
        router: appRouter,
        req: webRequest(request),
        path: request.params.path,
        error: null,
        createContext: ({ info }) => createContext(services, request, info.calls.length),
        maxBatchSize: maximumBatchSize,
        // Queries may come in a body: what somebody searches for is nothing for the logs of proxies.
        allowMethodOverride: true,
        responseMeta: ({ errors }) => ({ headers: retryAfter(errors) }),
        onError: ({ error, path }) => {
          const { code } = describeError(error);
          noteRefusal(request, code, path);
          if (code === 'internal') {
            request.log.error({ err: error, procedure: path }, 'a procedure failed');
          }
        },
      });
      reply.code(answer.status);
      for (const [name, value] of answer.headers) reply.header(name, value);
      return reply.send(await bodyOf(answer));
    });
  };
}
