import { Agent, request } from 'node:http';

export interface Sent {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Sends one request and returns its status and body; 0 if it was cut off. */
export function send(url: URL, agent: Agent, { method, path, headers = {}, body }: Sent) {
  return new Promise<{ status: number; body: string }>((resolve) => {
    const cutOff = () => resolve({ status: 0, body: '' });
    // Node announces no body of a DELETE by itself: the server would take it for the next request.
    const announced = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const all = { ...headers, ...announced };
    const asked = request({ host: url.hostname, port: url.port, method, path, headers: all, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      answer.on('error', cutOff);
    });
    asked.on('error', cutOff);
    asked.end(body);
  });
}

/** Runs `each` for 0 to `total`, so many at once, on connections that stay open. */
export async function flood(total: number, atOnce: number, each: (index: number, agent: Agent) => Promise<void>) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let begun = 0;
  const work = async () => {
    while (begun < total) {
      begun += 1;
      await each(begun - 1, agent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
}
