import type { Ask } from '#shared/loading/use-screen.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

export type CoachingSession = Outputs['admin']['coachingSessions']['of']['ahead'][number];

/** Sessions that are over, shown at first and added by each press. */
export const step = 5;

/** The sessions with a client, as its section shows them first. */
export const askSessions = (ask: Ask, user: string) => ask.admin.coachingSessions.of({ user, over: step });
