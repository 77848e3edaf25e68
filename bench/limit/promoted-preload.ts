import { GCProfiler, type GCProfilerResult } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { report } from '../report.ts';

type Heap = GCProfilerResult['statistics'][number]['afterGC'];

/** What has outlived the young generation: it waits for a collection of the whole heap. */
const oldBytes = ({ heapSpaceStatistics }: Heap) =>
  heapSpaceStatistics
    .filter(({ spaceName }) => !spaceName.startsWith('new_'))
    .reduce((sum, { spaceUsedSize }) => sum + spaceUsedSize, 0);

function startProfiler(): GCProfiler {
  const profiler = new GCProfiler();
  profiler.start();
  return profiler;
}

if (isMainThread) {
  let profiler = startProfiler();
  report('promoted', () => {
    const { statistics } = profiler.stop();
    profiler = startProfiler();
    return statistics
      .filter(({ gcType }) => gcType === 'Scavenge')
      .reduce((sum, { beforeGC, afterGC }) => sum + oldBytes(afterGC) - oldBytes(beforeGC), 0);
  });
}
