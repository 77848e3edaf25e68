import type { AppRouter } from '@miraco/server/router';
import { createTRPCClient, httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { endSession, getSession } from '#shared/session/session.ts';
import { mayOutliveThePage } from './trpc-keepalive.ts';

/** The server's procedures as hooks: `trpc.account.me.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

/** What a procedure takes and answers: `Outputs['account']['me']`. */
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** Ends the session when the server no longer knows it, unless another one has begun meanwhile. */
const watchSession: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const used = getSession();
      return next(op).subscribe({
        ...observer,
        error: (error) => {
          if (error.data?.code === 'signedOut' && getSession() === used) endSession();
          observer.error(error);
        },
      });
    });

const url = '/trpc';

const headers = () => {
  const session = getSession();
  return session ? { Authorization: `Bearer ${session.token}` } : {};
};

type OutlivingInit = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined };

/** What is written just before the tab is closed still arrives. */
const outlivingFetch = (input: string | URL | Request, init: OutlivingInit = {}) =>
  fetch(input, { ...init, signal: init.signal ?? null, keepalive: mayOutliveThePage(init.body) });

const links = [
  watchSession,
  splitLink({
    condition: ({ type }) => type === 'query',
    // Asked in a body: what a coach searches for is nothing for an address, which proxies log.
    true: httpBatchLink({ url, maxItems: 10, headers, methodOverride: 'POST' }),
    // Each by itself and at once: a batch is waited for, and a page that is being closed waits no more.
    false: httpLink({ url, headers, fetch: outlivingFetch }),
  }),
];

/** The same procedures as plain functions, for what happens outside of React. */
export const api = createTRPCClient<AppRouter>({ links });

export const trpcClient = trpc.createClient({ links });

/** Ends a session that this tab has forgotten already: by its token, and in no batch with calls that have none. */
export async function endOnServer(token: string): Promise<void> {
  const link = httpLink<AppRouter>({ url, headers: { Authorization: `Bearer ${token}` }, fetch: outlivingFetch });
  await createTRPCClient<AppRouter>({ links: [link] }).account.signOut.mutate();
}
