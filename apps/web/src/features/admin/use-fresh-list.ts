import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { trpc } from '#app/trpc.ts';
import { addressOf, type ListPlace } from './list-place.ts';

/** Opens a page of the list as it is now: what was known of it before the change just made is not shown for an instant. */
export function useFreshList() {
  const navigate = useNavigate();
  const { list } = trpc.useUtils().admin.users;
  return useCallback(
    async (place: ListPlace) => {
      const { size, before } = place;
      await list.invalidate(undefined, { refetchType: 'none' });
      await list.prefetch(before === undefined ? { size } : { size, before });
      const { to, state } = addressOf(place);
      navigate(to, { state });
    },
    [navigate, list],
  );
}
