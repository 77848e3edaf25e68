import type { Outputs } from '#shared/trpc/trpc.ts';

/** What the frame of a client's pages shows, whatever the phase: each of them asks for this and for its own. */
export interface ClientData {
  user: NonNullable<Outputs['admin']['users']['get']>;
  overview: Outputs['conscience']['overview'];
  words: Outputs['method']['virtues'];
}

/** For `select`: a page is whole only with a client, and its frame says where there is none. */
export const orAbsent = <Known>(found: Known | null): Known | undefined => found ?? undefined;
