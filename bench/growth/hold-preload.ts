import { isMainThread } from 'node:worker_threads';
import { report } from '../report.ts';

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
  report('hold', () => {
    const held = longest;
    longest = 0;
    return held;
  });
}
