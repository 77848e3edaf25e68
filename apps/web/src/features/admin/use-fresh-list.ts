import { useCallback } from 'react';
import { navigate } from '#shared/router/history.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { addressOf, inputOf, type ListPlace } from './list-place.ts';

/** Opens a page of the list after a change: cached pages are dropped, so that an outdated list is never shown. */
export function useFreshList() {
  const { list } = trpc.useUtils().admin.users;
  return useCallback(
    async (place: ListPlace) => {
      await list.invalidate(undefined, { refetchType: 'none' });
      await list.prefetch(inputOf(place));
      navigate(addressOf(place));
    },
    [list],
  );
}
