import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorTable } from '@miraco/contract/app-error';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Headers } from '../security/security-headers.ts';
import { noteRefusal } from './logging.ts';

/** The status lines by Node's error; 400 for any other. */
const statusLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

const body = JSON.stringify({ message: errorTable.invalid.key, issues: [] });

/** The headers of a refusal that Fastify does not write. */
const refusalHeaders = (headers: Headers) => ({
  ...headers,
  connection: 'close',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  date: new Date().toUTCString(),
});

function logRefusal(log: FastifyBaseLogger, statusCode: number): void {
  log.info({ refused: [{ code: 'invalid' }], res: { statusCode } }, 'answered');
}

/** The last reply on each connection. Keyed by connection: keyed by request, a weak map took a fifth of each answer's time. */
const lastReplies = new WeakMap<Socket, FastifyReply>();

/** Connections on which something could not be read: nothing after it can be. */
const abandoned = new WeakSet<Socket>();

function refuse(reply: FastifyReply, status: number): void {
  noteRefusal(reply.request, 'invalid');
  reply.code(status).header('connection', 'close').send({ message: errorTable.invalid.key, issues: [] });
}

/** Ends a connection after the answers under way on it. A request whose body cannot be read is refused. */
function endAfter(reply: FastifyReply, socket: Socket, status: number): void {
  reply.raw.shouldKeepAlive = false;
  reply.raw.once('close', () => socket.destroySoon());
  if (!reply.request.raw.complete && !reply.sent) refuse(reply, status);
}

/** Answers, instead of Node, bytes that never become a request, and ends the connection. */
export function answerUnreadable(headers: Headers) {
  return function clientErrorHandler(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
    if (abandoned.has(socket)) return;
    abandoned.add(socket);
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const statusLine = statusLines[error.code ?? ''] ?? '400 Bad Request';
    const status = Number.parseInt(statusLine, 10);
    const reply = lastReplies.get(socket);
    if (reply && !reply.raw.closed) {
      endAfter(reply, socket, status);
      return;
    }
    const head = Object.entries(refusalHeaders(headers)).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${statusLine}\r\n${head.join('')}\r\n${body}`);
    socket.destroySoon();
    logRefusal(this.log, status);
  };
}

/** HTTP/1.1 requires a host. Node would refuse without our headers. */
const lacksHost = ({ httpVersion, headers }: IncomingMessage) => httpVersion === '1.1' && headers.host === undefined;

/** Refuses, with our headers, the requests that Node would refuse without them. */
export const unreadableRequests = fastifyPlugin<{ headers: Headers }>(async (app, { headers }) => {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, refusalHeaders(headers)).end(body);
    logRefusal(app.log, 417);
  });

  app.addHook('onRequest', (request, reply, done) => {
    lastReplies.set(request.raw.socket, reply);
    if (lacksHost(request.raw)) refuse(reply, 400);
    else done();
  });
});
