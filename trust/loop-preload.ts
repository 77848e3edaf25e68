import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const interval = 2;

/** How long this thread was ready to run and had no processor, in milliseconds; Linux alone tells. */
function waited(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

// Loaded before the product: says, to whoever started it, for how many milliseconds its event loop was held up at most since it
// was asked last, and how long without the time in which others had the processors. The threads that the product begins have this
// loaded too, and hold nobody up.
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
    // What has held everybody up until now was not looked at yet, where the question came in the same turn.
    look();
    process.send?.({ stall, own });
    [stall, own] = [0, 0];
  });
  // Neither is a reason to go on running.
  tick.unref();
  process.channel?.unref();
}
