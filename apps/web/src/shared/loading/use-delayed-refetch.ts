import { useEffect } from 'react';

/** Milliseconds until the screen refetches, so that it ends up showing the stored data. Spec 1, section 4. */
const refetchAfter = 400;

export function useDelayedRefetch(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void refetch(), refetchAfter);
    return () => clearTimeout(timer);
  }, [refetch]);
}
