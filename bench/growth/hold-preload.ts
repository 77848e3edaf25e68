import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { isMainThread } from 'node:worker_threads';
import { holdSocket } from './hold.ts';

const every = 1;

// Loaded before the product. Its worker threads load this, too; they do not block requests and are not measured.
// (`monitorEventLoopDelay` does not fit: after a reset it reports nothing until its second tick, which is after the measured stall.)
if (isMainThread) {
  let [last, longest] = [performance.now(), 0];
  setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - every);
    last = now;
  }, every).unref();
  const path = holdSocket(process.env.DATA_DIR ?? '.');
  rmSync(path, { force: true });
  createServer((socket) => {
    socket.end(String(longest));
    longest = 0;
  })
    .listen(path)
    // It must not keep the process running.
    .unref();
}
