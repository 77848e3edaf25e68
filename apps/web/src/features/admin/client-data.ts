import type { Outputs } from '#shared/trpc/trpc.ts';

/** The data that the frame of a client's pages shows in every phase. Each page adds its own. */
export interface ClientData {
  user: NonNullable<Outputs['admin']['users']['get']>;
  overview: Outputs['conscience']['overview'];
  words: Outputs['method']['virtues'];
}

/** For `select`: a page's data are complete only with a client, and the frame shows where there is none. */
export const orAbsent = <Known>(found: Known | null): Known | undefined => found ?? undefined;
