import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { failureData } from '#shared/failure.ts';
import { getSession, onSessionChange } from '#shared/session/session.ts';
import { trpc, trpcClient } from './trpc.ts';

/** Trying again helps against a lost network or a stumbling server, never against an answer. */
function worthRetrying(failures: number, error: unknown) {
  const data = failureData(error);
  return failures < 2 && (data === null || data.key === 'errors.internal');
}

const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': without a network a call fails and the screen says so, instead of waiting without a word.
    queries: { networkMode: 'always', refetchOnReconnect: true, staleTime: 10_000, retry: worthRetrying },
    mutations: { networkMode: 'always' },
  },
});

// It believes in a network until it hears otherwise, and so a page opened without one would not notice that it is back.
onlineManager.setOnline(navigator.onLine);

// What one person was shown is not there for the next.
let user = getSession()?.id;
onSessionChange(() => {
  const next = getSession()?.id;
  if (next !== user) queryClient.clear();
  user = next;
});

/** Gives the pages below it the server's data. The home page does without, and so loads without. */
export function ServerData() {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
