import { useEffect, useState } from 'react';

const stillness = '(prefers-reduced-motion: reduce)';

/** From 0 to 1 in `duration` milliseconds, slower towards the end; at once 1 for those who want no motion. */
export function useReveal(duration: number): number {
  const [progress, setProgress] = useState(() => (window.matchMedia(stillness).matches ? 1 : 0));

  useEffect(() => {
    if (window.matchMedia(stillness).matches) return;
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
