import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from '#shared/router/router.tsx';
import { queryClient } from './query-client.ts';
import { api, trpc } from './trpc.ts';

/** Provides the server's data to what is in it. Public pages do without at first, and so do not load this code. */
export function ServerData({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** The same as a layout. */
export const ServerDataLayout = () => (
  <ServerData>
    <Outlet />
  </ServerData>
);
