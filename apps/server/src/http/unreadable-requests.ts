import type { Socket } from 'node:net';
import { errorTable } from '@miraco/contract/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { IncomingMessage, ServerResponse } from './http.ts';
import { noteRefusal } from './logging.ts';

/** With what is answered that Node cannot read, by its error; 400 for any other. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Requests that no route is to see, with the status of their answer. */
const refused = new WeakMap<IncomingMessage, number>();

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  /** What the request is answered by, once it has been let through. */
  reply?: FastifyReply;
}

/**
 * What was asked last on each connection. Of requests that are let through nothing is kept by request: what a weak map has for a key
 * that soon dies outlives it until all memory is looked through, which took a fifth of each answer's time.
 */
const lastAsked = new WeakMap<Socket, Asked>();

/** Connections on which something could not be read: nothing after it can be. */
const givenUp = new WeakSet<Socket>();

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): void {
  noteRefusal(request, 'invalid');
  reply.code(status).header('connection', 'close').send({ message: errorTable.invalid.key, issues: [] });
}

/** HTTP/1.1 asks for a host, and for 400 where there is none. Node would say so without our headers. */
const lacksHost = ({ httpVersion, headers }: IncomingMessage) => httpVersion === '1.1' && headers.host === undefined;

/** Refuses a request whose body cannot be read: whoever waits for it waits in vain. */
function refuseHalf({ request, reply }: Asked, status: number): void {
  if (!reply) refused.set(request, status);
  else if (!reply.sent) refuse(reply.request, reply, status);
}

/**
 * Answers in the place of Node what never becomes a request, once what was asked before on the same connection is answered, and
 * ends the connection. For Fastify, which binds it to the app.
 */
export function answerUnreadable(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  if (givenUp.has(socket)) return;
  givenUp.add(socket);
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const end = () => socket.destroySoon();
  const last = lastAsked.get(socket);
  if (last && !last.response.closed) {
    last.response.shouldKeepAlive = false;
    last.response.once('close', end);
    if (!last.request.complete) refuseHalf(last, status);
    return;
  }
  // A request for nothing goes the way of all others, so that its answer has what all others have.
  const request = Object.assign(new IncomingMessage(socket), { method: 'GET', url: '/' });
  const response = new ServerResponse(request);
  refused.set(request, status);
  response.once('finish', end);
  response.assignSocket(socket);
  this.routing(request, response);
}

/** Node would refuse some requests by itself, without our headers: here they are refused with them. */
export const unreadableRequests = fastifyPlugin(async (app) => {
  const note = (request: IncomingMessage, response: ServerResponse) =>
    lastAsked.set(request.socket, { request, response });
  // Before the framework, whose hooks look for it.
  app.server.prependListener('request', note);
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    note(request, response);
    refused.set(request, 417);
    app.routing(request, response);
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const status = refused.get(raw) ?? (lacksHost(raw) ? 400 : undefined);
    if (status !== undefined) {
      refuse(request, reply, status);
      return;
    }
    const asked = lastAsked.get(raw.socket);
    if (asked?.request === raw) asked.reply = reply;
    done();
  });
});
