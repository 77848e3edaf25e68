import { maximumCallsAtOnce } from '@miraco/contract/call-batches';
import type { AppRouter } from '@miraco/server/router';
import { createTRPCClient, httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import i18next from 'i18next';
import { endSession, getSession } from '#shared/session/session.ts';
import { isByLanguage } from './by-language.ts';
import { canUseKeepalive } from './trpc-keepalive.ts';

/** The server's procedures as hooks: `trpc.account.me.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

/** The inputs and outputs of procedures: `Outputs['account']['me']`. */
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

/** Asks for the texts of the method in the language on the screen. `{}` asks for those of all languages. */
const inOwnLanguage: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next(isByLanguage(op.path) && op.input === undefined ? { ...op, input: { language: i18next.language } } : op);

const url = '/trpc';

const headers = () => {
  const session = getSession();
  return session ? { Authorization: `Bearer ${session.token}` } : {};
};

type KeepaliveInit = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined };

/** Changes sent just before the tab is closed still arrive. */
const keepaliveFetch = (input: string | URL | Request, init: KeepaliveInit = {}) =>
  fetch(input, { ...init, signal: init.signal ?? null, keepalive: canUseKeepalive(init.body) });

const links = [
  watchSession,
  inOwnLanguage,
  splitLink({
    condition: ({ type }) => type === 'query',
    // Sent in a body: search terms of coaches do not belong into URLs, which proxies log.
    true: httpBatchLink({ url, maxItems: maximumCallsAtOnce, headers, methodOverride: 'POST' }),
    // Each call by itself and at once: a batch is delayed, and a page that is being closed does not wait.
    false: httpLink({ url, headers, fetch: keepaliveFetch }),
  }),
];

/** The same procedures as plain functions, for code outside of React. The hooks call by it, too: queries of both share a batch. */
export const api = trpc.createClient({ links });

/** Ends a session on the server after this tab has dropped it: by its token, and not batched with calls that have none. */
export async function endOnServer(token: string): Promise<void> {
  const link = httpLink<AppRouter>({ url, headers: { Authorization: `Bearer ${token}` }, fetch: keepaliveFetch });
  await createTRPCClient<AppRouter>({ links: [link] }).account.signOut.mutate();
}
