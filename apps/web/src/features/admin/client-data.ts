import { failureData } from '#shared/failure.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

/** What the frame of a client's pages shows, whatever the phase: each of them asks for this and for its own. */
export interface ClientData {
  user: NonNullable<Outputs['admin']['users']['get']>;
  overview: Outputs['conscience']['overview'];
  texts: { virtues: Outputs['method']['virtues'] };
}

/** What a page of a client has asked for, answered as one. */
export interface Asked<Data> {
  /** Everything, or nothing yet. */
  data: Data | undefined;
  /** Nobody has this id. */
  unknown: boolean;
  error: unknown;
  busy: boolean;
  retry: () => void;
}

interface Question {
  data: unknown;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * For `combine` of trpc.useQueries: what it makes is compared with what it made before, so that the same answers stay the same
 * `data`, and are not drawn anew. The first of the questions is who the client is.
 */
export function askedAsOne<Data extends ClientData>(
  questions: readonly [Question, ...Question[]],
  data: Data | undefined,
): Asked<Data> {
  const [user] = questions;
  return {
    data,
    // An id that cannot be one is answered as invalid.
    unknown: user.data === null || failureData(user.error)?.key === 'errors.invalid',
    error: questions.find((question) => question.isError)?.error,
    busy: questions.some((question) => question.isFetching),
    retry: () => {
      for (const question of questions) if (question.isError) void question.refetch();
    },
  };
}
