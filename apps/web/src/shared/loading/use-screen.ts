import type { FetchQueryOptions } from '@tanstack/react-query';
import { createUseQueries } from '@trpc/react-query/shared';
import { queryClient } from '#shared/trpc/query-client.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';

/** The part of a query that the loading state shows. */
export interface Waiting {
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  /** Fetches again what failed. */
  refetch: () => unknown;
}

/** A screen's queries as one. */
export interface Screen<Data> extends Waiting {
  /** All of the data; undefined until all have arrived. */
  data: Data | undefined;
}

/** The server's procedures: `ask.account.me()`. */
export type Ask = Parameters<Parameters<typeof trpc.useQueries>[0]>[0];
/** `ask.account.me()`: only tRPC looks into it, and only the type of its data matters here. */
export type Query = Pick<ReturnType<Ask['account']['me']>, 'networkMode'>;
/** What a page or a part of it asks for. */
export type Asks = (ask: Ask) => Record<string, Query>;
type DataOf<Asked> = Asked extends { select?: ((data: never) => infer Data) | undefined } ? Data : never;
/** What the queries of a screen answer, by name. */
export type Answers<Asked> = { [Name in keyof Asked]: Exclude<DataOf<Asked[Name]>, undefined> };

const isWhole = <Asked>(data: Record<string, unknown>): data is Answers<Asked> =>
  Object.values(data).every((answer) => answer !== undefined);

const asking: Ask = createUseQueries(api);

/** Asks for what a screen shows before it is drawn. What is known already is not asked for again, and the screen reports a failure. */
export function askAhead(...asks: readonly Asks[]): void {
  const queries = asks.flatMap((queriesOf) => Object.values(queriesOf(asking)));
  for (const query of queries) void queryClient.prefetchQuery(query as FetchQueryOptions);
}

/**
 * Runs all of a screen's queries, by name, and so in one request. `data` is there once all have answered, and stays the same object
 * until one of the answers changes.
 */
export function useScreen<Asked extends Record<string, Query>>(queries: (ask: Ask) => Asked): Screen<Answers<Asked>> {
  let names: string[] = [];
  return trpc.useQueries(
    (ask) => {
      const asked = queries(ask);
      names = Object.keys(asked);
      return Object.values(asked);
    },
    {
      combine: (results) => {
        const data = Object.fromEntries(names.map((name, place) => [name, results[place]?.data]));
        return {
          data: isWhole<Asked>(data) ? data : undefined,
          isError: results.some(({ isError }) => isError),
          isFetching: results.some(({ isFetching }) => isFetching),
          error: results.find(({ isError }) => isError)?.error ?? null,
          refetch: () => {
            for (const { isError, refetch } of results) if (isError) void refetch();
          },
        };
      },
    },
  );
}
