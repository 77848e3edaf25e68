import type { Outputs } from '#shared/trpc/trpc.ts';

export type OwnSession = Outputs['account']['coachingSessions'][number];

const day = 24 * 60 * 60 * 1000;

/** Whether a session begins within a day: then it comes before everything else. */
export const isSoon = ({ date }: OwnSession, now: number): boolean => date - now < day;
