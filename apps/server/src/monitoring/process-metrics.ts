import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Milliseconds between two looks at the event loop. */
const resolution = 20;

/**
 * The process, under the names that prom-client gives. Its own collection watches each garbage collection as well, which takes a
 * twentieth of the time of answers.
 */
export function processMetrics(register: Registry): void {
  const registers = [register];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process.',
    registers,
    collect() {
      const { system, user } = process.cpuUsage();
      this.reset();
      this.inc((system + user) / 1e6);
    },
  });
  gauge('process_start_time_seconds', 'When the process was started.', () => Math.round(performance.timeOrigin / 1000));
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  gauge('nodejs_heap_size_used_bytes', 'The part of it that JavaScript uses.', () => process.memoryUsage().heapUsed);

  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  /** How much later than asked for the loop came back, in seconds: nanoseconds are measured, with the time that was asked for. */
  const lag = (nanoseconds: number) => Math.max(0, (nanoseconds - resolution * 1e6) / 1e9);
  gauge('nodejs_eventloop_lag_mean_seconds', 'The mean delay of the event loop since the last scrape.', () =>
    Number.isNaN(delays.mean) ? 0 : lag(delays.mean),
  );
  gauge('nodejs_eventloop_lag_p99_seconds', 'The delay that one in a hundred exceeded since the last scrape.', () =>
    lag(delays.percentile(99)),
  );
  gauge('nodejs_eventloop_lag_max_seconds', 'The longest delay since the last scrape.', () => {
    const longest = lag(delays.max);
    delays.reset();
    return longest;
  });
}
