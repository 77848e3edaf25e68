import type { Outputs } from '#shared/trpc/trpc.ts';

export type OwnSession = Outputs['account']['coachingSessions'][number];
