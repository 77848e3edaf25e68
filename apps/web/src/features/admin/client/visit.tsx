import { useEffect } from 'react';
import { api, trpc } from '#shared/trpc/trpc.ts';

/** Tells the server that the reader has looked at a client: what is answered later is new to them. */
export function Visit({ user }: { user: string }) {
  const utils = trpc.useUtils();
  useEffect(() => {
    const tell = async () => {
      await api.admin.clientOverview.seen.mutate({ user });
      await utils.admin.desk.invalidate();
    };
    // Without a network the client stays new, which is safe.
    tell().catch(() => undefined);
  }, [user, utils]);
  return null;
}
