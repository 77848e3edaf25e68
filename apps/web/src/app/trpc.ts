import type { AppRouter } from '@miraco/server/router';
import { createTRPCClient, httpBatchLink, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { endSession, getSession } from './session.ts';

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

const links = [
  watchSession,
  httpBatchLink({
    url: '/trpc',
    maxItems: 10,
    headers: () => {
      const session = getSession();
      return session ? { Authorization: `Bearer ${session.token}` } : {};
    },
  }),
];

/** The same procedures as plain functions, for what happens outside of React. */
export const api = createTRPCClient<AppRouter>({ links });

export const trpcClient = trpc.createClient({ links });
