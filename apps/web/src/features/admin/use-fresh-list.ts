import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { trpc } from '#shared/trpc/trpc.ts';
import { addressOf, inputOf, type ListPlace } from './list-place.ts';

/** Opens a page of the list as it is now: what was known of it before the change just made is not shown for an instant. */
export function useFreshList() {
  const navigate = useNavigate();
  const { list } = trpc.useUtils().admin.users;
  return useCallback(
    async (place: ListPlace) => {
      await list.invalidate(undefined, { refetchType: 'none' });
      await list.prefetch(inputOf(place));
      navigate(addressOf(place));
    },
    [navigate, list],
  );
}
