import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds. */
const askEvery = 200;
const patience = 3_000;

/** What the proxy answers while no process is ready. The product never does. */
export const noneReady = 502;

interface Backend {
  url: string;
  isReady: boolean;
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(patience) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Leads each request to a process that says that it is ready, in turn. One that gets no answer is not sent again. */
export async function openRequestProxy(urls: readonly string[]) {
  const backends: Backend[] = urls.map((url) => ({ url, isReady: false }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let closed = false;

  async function watch(backend: Backend): Promise<void> {
    while (!closed) {
      const { url } = backend;
      const ready = await isReady(url);
      // Another process may have taken its place.
      if (backend.url === url) backend.isReady = ready;
      await setTimeout(askEvery);
    }
  }

  function next(): Backend | undefined {
    const ready = backends.filter((backend) => backend.isReady);
    turn += 1;
    return ready[turn % ready.length];
  }

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const backend = next();
    if (!backend) {
      asked.resume();
      answer.writeHead(noneReady).end();
      return;
    }
    const { method, headers, url = '/' } = asked;
    const forwarded = request(backend.url + url, { method, headers, agent }, (received) => {
      answer.writeHead(received.statusCode ?? noneReady, received.headers);
      received.on('error', () => answer.destroy());
      received.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  }

  const server = createServer(forward);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const watching = Promise.all(backends.map(watch));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,

    /** Another process takes the place of one. */
    replace: (place: number, url: string) => {
      Object.assign(backends[place] ?? {}, { url, isReady: false });
    },

    close: async () => {
      closed = true;
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await watching;
    },
  };
}

export type RequestProxy = Awaited<ReturnType<typeof openRequestProxy>>;
