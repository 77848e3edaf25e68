import { maximumCallsAtOnce } from '@miraco/contract/call-batches';
import { maximumSummaryBytes } from '@miraco/contract/summaries';
import { type ProcedureType, TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callProcedure } from './call-procedure.ts';
import { keepUncompressed } from './http/compression.ts';
import { unparsedJson } from './http/json-bodies.ts';
import { logFailure, noteRefusal } from './http/logging.ts';
import { answersSecret, procedures } from './router.ts';
import { keepNoCopy } from './security/security-headers.ts';
import type { Services } from './services.ts';
import { type Context, createContext, errorShape } from './trpc.ts';

/** The one procedure whose input has a document in it. */
const sendSummary = 'admin.summaries.send';
const maximumSummaryCallBytes = 4 * Math.ceil(maximumSummaryBytes / 3) + 1024;

type Query = Readonly<Record<'batch' | 'input', string | readonly string[] | undefined>>;
type CallRequest = FastifyRequest<{ Querystring: Query }>;

type Outcome = { result: { data: unknown } } | { error: ReturnType<typeof errorShape> };

/** The status of a batch whose calls have several. */
const multiStatus = 207;

interface Call {
  path: string;
  /** Undefined for a procedure that there is not, or not for this HTTP method. */
  type: ProcedureType | undefined;
}

interface Calls {
  calls: readonly Call[];
  isBatch: boolean;
}

const badRequest = (cause?: unknown) => new TRPCError({ code: 'BAD_REQUEST', cause });

/** Queries may come in a POST body: search words must not be in the access logs of proxies. */
function callOf(path: string, method: string): Call {
  const type = procedures.get(path)?._def.type;
  return { path, type: type === 'query' || method === 'POST' ? type : undefined };
}

/**
 * The calls of a request: one, or with `batch=1` several, whose paths are separated by commas.
 * @throws TRPCError UNSUPPORTED_MEDIA_TYPE for a POST without JSON, BAD_REQUEST for too many, or for queries and mutations together
 */
function callsOf(path: string, { headers, method, query }: CallRequest): Calls {
  const isJson = headers['content-type']?.startsWith('application/json');
  if (method === 'POST' && !isJson) throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  const isBatch = query.batch === '1';
  const paths = isBatch ? path.split(',') : [path];
  if (paths.length > maximumCallsAtOnce) throw badRequest();
  const calls = paths.map((one) => callOf(one, method));
  const [first] = calls.filter(({ type }) => type !== undefined);
  if (calls.some(({ type }) => type !== undefined && type !== first?.type)) throw badRequest();
  return { calls, isBatch };
}

/**
 * The inputs of the calls by their position: JSON in the URL, or in the body.
 * @throws TRPCError BAD_REQUEST for anything else
 */
async function readInputs(
  { body, method, query }: CallRequest,
  isBatch: boolean,
): Promise<(position: number) => unknown> {
  const text = method === 'GET' ? [query.input].flat()[0] : String(body ?? '');
  if (method === 'GET' && !text) return () => undefined;
  let inputs: unknown;
  try {
    inputs = JSON.parse(text ?? '');
  } catch (error) {
    throw badRequest(error);
  }
  if (!isBatch) return () => inputs;
  if (typeof inputs !== 'object' || inputs === null || Array.isArray(inputs)) throw badRequest();
  return (position) => Reflect.get(Object(inputs), position);
}

/** Describes an error to the caller, and in the log. */
function refusal(request: FastifyRequest, thrown: unknown, path?: string): Extract<Outcome, { error: object }> {
  const error = errorShape(thrown);
  noteRefusal(request, error.data.code, path);
  logFailure(request.log, error.data.code, thrown, 'a procedure failed', path);
  return { error };
}

/** Calls the procedures of a request side by side. Its session is looked up, and its inputs are read, once one of them needs it. */
function callAll(services: Services, request: CallRequest, reply: FastifyReply, { calls, isBatch }: Calls) {
  let context: Promise<Context> | undefined;
  let inputs: ReturnType<typeof readInputs> | undefined;
  return Promise.all(
    calls.map(async ({ path, type }, index): Promise<Outcome> => {
      try {
        if (type === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
        context ??= createContext(services, request, reply, calls.length);
        const getRawInput = async () => {
          inputs ??= readInputs(request, isBatch);
          return (await inputs)(index);
        };
        return { result: { data: await callProcedure({ ctx: await context, path, type, getRawInput, index }) } };
      } catch (error) {
        return refusal(request, error, path);
      }
    }),
  );
}

/** Sends the outcomes as the client of tRPC reads them. The longest wait of all rate-limited calls is the one to respect. */
function sendOutcomes(reply: FastifyReply, outcomes: readonly Outcome[], isBatch: boolean): FastifyReply {
  const errors = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error.data] : []));
  if (errors.length > 0) {
    const statuses = new Set(errors.map(({ httpStatus }) => httpStatus));
    const [status = multiStatus] = statuses;
    reply.code(errors.length === outcomes.length && statuses.size === 1 ? status : multiStatus);
    const longest = Math.max(...errors.map(({ retryAfterSeconds = 0 }) => retryAfterSeconds));
    if (longest > 0) reply.header('retry-after', longest);
  }
  reply.header('content-type', 'application/json');
  return reply.send(JSON.stringify(isBatch ? outcomes : outcomes[0]));
}

/** The procedures as the web app calls them: tRPC over HTTP, one or several at a time (docs/decisions/0013). */
export function procedureCalls(services: Services) {
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', keepNoCopy);
    // Methods that no procedure uses, some of which tRPC cannot represent.
    app.addHook('onRequest', (request, reply, done) => {
      if (['GET', 'HEAD', 'POST'].includes(request.method)) done();
      else reply.callNotFound();
    });
    unparsedJson(app);

    const answerCalls = async (path: string, request: CallRequest, reply: FastifyReply) => {
      if (request.method === 'HEAD') return reply.code(204).send();
      try {
        const asked = callsOf(path, request);
        if (asked.calls.some(({ path }) => answersSecret(path))) keepUncompressed(reply);
        return sendOutcomes(reply, await callAll(services, request, reply, asked), asked.isBatch);
      } catch (error) {
        return sendOutcomes(reply, [refusal(request, error)], false);
      }
    };
    app.all<{ Params: { path: string }; Querystring: Query }>('/:path', (request, reply) =>
      answerCalls(request.params.path, request, reply),
    );
    // By itself: in a batch, its limit would be that of other procedures.
    app.post<{ Querystring: Query }>(`/${sendSummary}`, { bodyLimit: maximumSummaryCallBytes }, (request, reply) =>
      answerCalls(sendSummary, request, reply),
    );
  };
}
