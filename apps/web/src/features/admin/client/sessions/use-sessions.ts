import { earliestAhead } from '@miraco/domain/coaching-sessions';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';

export type CoachingSession = Outputs['admin']['coachingSessions']['of'][number];

/** The sessions of a client. */
export const useSessions = (user: string) => trpc.admin.coachingSessions.of.useQuery({ user });

/** Those ahead or under way, the next first, and those that are over, the latest first. */
export function aheadAndOver(sessions: readonly CoachingSession[], now: number) {
  const from = earliestAhead(now);
  return {
    ahead: sessions.filter(({ date }) => date >= from).toReversed(),
    over: sessions.filter(({ date }) => date < from),
  };
}
