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

// It starts when it is asked, and stops when it is asked again: each profiler keeps more than a megabyte, and slows down all that follows.
if (isMainThread) {
  let profiler: GCProfiler | undefined;
  report('promoted', () => {
    const statistics = profiler?.stop().statistics ?? [];
    profiler = profiler ? undefined : startProfiler();
    return statistics
      .filter(({ gcType }) => gcType === 'Scavenge')
      .reduce((sum, { beforeGC, afterGC }) => sum + oldBytes(afterGC) - oldBytes(beforeGC), 0);
  });
}
