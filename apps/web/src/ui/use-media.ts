import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** From 64rem on the rail takes its part of the width: the rest has room for several columns again from 75rem on. */
const roomForColumns = '(54rem <= width < 64rem) or (width >= 75rem)';

/** False where several columns of texts or selects could not be read: on a phone, or much enlarged. */
export const useRoomForColumns = () => useMedia(roomForColumns);
