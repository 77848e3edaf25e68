import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page is rendered at build and while it is hydrated (main.tsx); true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
