import { maximumCallsAtOnce } from '@miraco/contract/call-batches';
import { maximumSummaryBytes } from '@miraco/contract/summaries';
import { resolveResponse } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './errors.ts';
import { keepUncompressed } from './http/compression.ts';
import { unparsedJson } from './http/json-bodies.ts';
import { logFailure, noteRefusal } from './http/logging.ts';
import { readableProcedures } from './http/urls.ts';
import { answersSecret, appRouter } from './router.ts';
import { keepNoCopy } from './security/security-headers.ts';
import type { Services } from './services.ts';
import { createContext } from './trpc.ts';

/** The one procedure whose input has a document in it. */
const sendSummary = 'admin.summaries.send';
const maximumSummaryCallBytes = 4 * Math.ceil(maximumSummaryBytes / 3) + 1024;

/**
 * The part of a web Request that tRPC reads. Converting Node's request with its streams would cost more than most procedures
 * (docs/performance.md).
 */
function webRequest({ body, headers, method, url }: FastifyRequest): Request {
  const text = async () => String(body ?? '');
  const request: Pick<Request, 'method' | 'url' | 'signal' | 'text' | 'json'> & {
    headers: Pick<Headers, 'get' | 'has'>;
  } = {
    method,
    url: `http://localhost${url}`,
    // No procedure runs long enough to be aborted when the client disconnects.
    signal: new AbortController().signal,
    headers: { get: (name) => headers[name]?.toString() ?? null, has: (name) => name in headers },
    text,
    json: async () => JSON.parse(await text()),
  };
  // Forms and binary bodies would need the rest. They never get here: no parser accepts them.
  return request as Request;
}

/** The longest wait of all rate-limited calls of a batch. */
function retryAfter(errors: readonly Error[]): Record<string, string> {
  if (errors.length === 0) return {};
  const waits = errors.map((error) => describeError(error).retryAfterSeconds ?? 0);
  const longest = Math.max(...waits);
  return longest > 0 ? { 'retry-after': String(longest) } : {};
}

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
    // Methods that no procedure uses, some of which tRPC cannot represent.
    app.addHook('onRequest', (request, reply, done) => {
      if (['GET', 'HEAD', 'POST'].includes(request.method)) done();
      else reply.callNotFound();
    });
    unparsedJson(app);

    const answerCall = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
      const answer = await resolveResponse({
        router: appRouter,
        req: webRequest(request),
        path,
        error: null,
        createContext: ({ info: { calls } }) => {
          if (calls.some(({ path }) => answersSecret(path))) keepUncompressed(reply);
          return createContext(services, request, calls.length);
        },
        maxBatchSize: maximumCallsAtOnce,
        // Queries may come in a POST body: search words must not be in the access logs of proxies.
        allowMethodOverride: true,
        responseMeta: ({ errors }) => ({ headers: retryAfter(errors) }),
        onError: ({ error, path }) => {
          const { code } = describeError(error);
          noteRefusal(request, code, path);
          logFailure(request.log, code, error, 'a procedure failed', path);
        },
      });
      reply.code(answer.status);
      for (const [name, value] of answer.headers) reply.header(name, value);
      return reply.send(await bodyOf(answer));
    };
    app.all<{ Params: { path: string } }>('/:path', (request, reply) =>
      answerCall(request.params.path, request, reply),
    );
    // By itself: in a batch, its limit would be that of other procedures.
    app.post(`/${sendSummary}`, { bodyLimit: maximumSummaryCallBytes }, (request, reply) =>
      answerCall(sendSummary, request, reply),
    );
  };
}
