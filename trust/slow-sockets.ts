import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { residentMegabytes } from './memory.ts';
import { type Finding, inFolder, serve } from './served.ts';

const slow = 500;
const seconds = 20;
const readers = 4;
const most = 1000;

/** The beginnings of requests that never become whole: half a path, a header, half a body. */
const beginnings = [
  'GET /',
  'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ',
  'POST /api/login/in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"username":"',
  'POST /api/upload/uploadimage HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n--x\r\n',
];

async function openSlowly({ hostname, port }: URL): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let number = 0; number < slow; number += 1) {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    socket.write(beginnings[number % beginnings.length] ?? '');
    sockets.push(socket);
  }
  return sockets;
}

const percentile = (times: readonly number[], part: number) =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  Number.POSITIVE_INFINITY;

/** Five hundred connections that send a byte a second: other users are served as usual. */
export const slowSockets = (): Promise<Finding> =>
  inFolder(async (dataDir) => {
    const product = await serve(dataDir);
    await product.signIn();
    const sockets = await openSlowly(new URL(product.url));
    const before = await residentMegabytes(product.pid);
    let over = false;
    const drip = (async () => {
      while (!over) {
        for (const socket of sockets) if (socket.writable) socket.write('a');
        await setTimeout(1000);
      }
    })();
    const times: number[] = [];
    let failed = 0;
    const paths = ['/', '/trpc/account.me', '/api/admin/user/getall/', '/trpc/method.wellness'];
    const end = performance.now() + seconds * 1000;
    const read = async (reader: number) => {
      for (let turn = reader; performance.now() < end; turn += 1) {
        const began = performance.now();
        const answer = await product.request('GET', paths[turn % paths.length] ?? '/');
        await answer.arrayBuffer();
        times.push(performance.now() - began);
        if (!answer.ok) failed += 1;
        await setTimeout(5);
      }
    };
    await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
    const open = sockets.filter((socket) => socket.readyState === 'open').length;
    const after = await residentMegabytes(product.pid);
    over = true;
    await drip;
    for (const socket of sockets) socket.destroy();
    await product.stop();
    const [median, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    return {
      ok: p99 < most && failed === 0 && open > slow / 2,
      figure: `${open} of ${slow} slow connections open, ${times.length} others answered, ${failed} failed: median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; memory ${before} to ${after} MB`,
    };
  });
