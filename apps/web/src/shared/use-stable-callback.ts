import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the component lives, which calls the latest `callback`: memoized rows stay as they are. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
