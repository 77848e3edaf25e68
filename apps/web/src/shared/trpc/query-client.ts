import { onlineManager, QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { failureData } from '#shared/failure.ts';
import { beforeLanguage } from '#shared/language/language.ts';
import { getSession, onSessionChange } from '#shared/session/session.ts';
import { trpc } from './trpc.ts';

/** A retry helps against a lost network or an internal error of the server, never against an answer. */
function shouldRetry(failures: number, error: unknown) {
  const data = failureData(error);
  return failures < 2 && (data === null || data.key === 'errors.internal' || data.key === 'errors.unavailable');
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': without a network a call fails and the screen reports it, instead of waiting silently.
    queries: { networkMode: 'always', refetchOnReconnect: true, staleTime: 10_000, retry: shouldRetry },
    mutations: { networkMode: 'always' },
  },
});

// The texts of the method, and how scenarios are read, stay the same as long as the server runs.
const fixed = { staleTime: Number.POSITIVE_INFINITY };
queryClient.setQueryDefaults(getQueryKey(trpc.method), fixed);
queryClient.setQueryDefaults(getQueryKey(trpc.impact.reading), fixed);

beforeLanguage(async (language) => (await import('./another-language.ts')).fetchTextsIn(queryClient, language));

// It assumes a network until an event says otherwise, so a page opened offline would not notice that the network is back.
onlineManager.setOnline(navigator.onLine);

// One user's data must not be shown to the next, nor how much is due for them on the icon of the app.
let user = getSession()?.id;
onSessionChange(() => {
  const next = getSession()?.id;
  if (next !== user) {
    queryClient.clear();
    if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => {});
  }
  user = next;
});
