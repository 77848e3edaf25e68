import { useEffect, useState } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Goes from 0 to 1 in `duration` milliseconds with an ease-out; 1 from the start under prefers-reduced-motion. */
export function useReveal(duration: number): number {
  const [progress, setProgress] = useState(() => (window.matchMedia(reducedMotion).matches ? 1 : 0));

  useEffect(() => {
    if (window.matchMedia(reducedMotion).matches) return;
    let start: number | undefined;
    let frame = requestAnimationFrame(function advance(now) {
      start ??= now;
      const elapsed = Math.min(1, (now - start) / duration);
      setProgress(1 - (1 - elapsed) ** 3);
      if (elapsed < 1) frame = requestAnimationFrame(advance);
    });
    return () => cancelAnimationFrame(frame);
  }, [duration]);

  return progress;
}
