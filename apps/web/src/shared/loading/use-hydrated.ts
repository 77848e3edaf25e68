import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False where the server writes the page, and while the app takes over what it wrote (main.tsx); true once the app draws by itself. */
export const useDrawn = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
