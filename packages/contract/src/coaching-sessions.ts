import { caps } from '@miraco/domain/caps';
import { noteReaders } from './coach-notes.ts';
import { optionalText, recordId, singleLine, userId } from './fields.ts';
import { longestText } from './lengths.ts';
import { z } from './messages.ts';

/** Who reads the note of a session: who arranged it, everybody who may see the client, or the client too. */
export const sessionReaders = [...noteReaders, 'client'] as const;
export type SessionReaders = (typeof sessionReaders)[number];

const session = z.object({
  user: userId,
  /** When it begins, in epoch milliseconds: between the years 2000 and 2100. */
  date: z.int().min(946_684_800_000).max(4_102_444_800_000),
  /** Where it takes place online. */
  link: singleLine(500)
    .pipe(z.url({ protocol: /^https$/, error: 'coachingSessions.badLink' }))
    .nullable(),
  note: optionalText(longestText),
  readers: z.enum(sessionReaders),
});

/** With `over`, at most so many of those that are over. */
export const coachingSessionsInput = session
  .pick({ user: true })
  .extend({ over: z.int().min(1).max(caps.coachingSessions) });

export const addCoachingSessionInput = session;

export const coachingSessionInput = session.pick({ user: true }).extend({ id: recordId });

export const editCoachingSessionInput = session.extend({ id: recordId });
