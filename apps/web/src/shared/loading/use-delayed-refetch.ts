import { useEffect } from 'react';

/** Milliseconds until the screen asks again, so that it ends up showing what is stored. Spec 1, section 4. */
const refetchAfter = 400;

/** Refetches once, shortly after the screen is shown. */
export function useDelayedRefetch(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void refetch(), refetchAfter);
    return () => clearTimeout(timer);
  }, [refetch]);
}
