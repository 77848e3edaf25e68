import { useEffect } from 'react';

/** The spec's moment for asking again, so that what is shown at the end is what is stored. Spec 1, section 4. */
const refetchAfter = 400;

/** Asks once more, shortly after the screen has come up. */
export function useSecondLook(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void refetch(), refetchAfter);
    return () => clearTimeout(timer);
  }, [refetch]);
}
