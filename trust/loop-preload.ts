import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const interval = 2;

/** How long this thread was ready to run and had no processor, in milliseconds; known on Linux only. */
function waited(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

// Loaded before the product: reports to its parent the longest stall of the event loop in milliseconds since the last query, and the
// same without the time in which other processes had the processors. The worker threads of the product load this, too; they do not
// block requests and are not measured.
if (isMainThread) {
  let [stall, own] = [0, 0];
  let [last, lastWaited] = [performance.now(), waited()];
  const look = () => {
    const [now, nowWaited] = [performance.now(), waited()];
    const late = now - last - interval;
    stall = Math.max(stall, late);
    own = Math.max(own, late - (nowWaited - lastWaited));
    [last, lastWaited] = [now, nowWaited];
  };
  const tick = setInterval(look, interval);
  process.on('message', () => {
    // A stall in the same turn as the query has not been measured yet.
    look();
    process.send?.({ stall, own });
    [stall, own] = [0, 0];
  });
  // Neither is a reason to go on running.
  tick.unref();
  process.channel?.unref();
}
