import { addCoachingSessionInput, type SessionReaders } from '@miraco/contract/coaching-sessions';
import type { CoachingSession } from './ask.ts';
import { completeLink } from './session-link.ts';
import { dayAndTime, momentOf } from './session-times.ts';

/** A session as it is typed. */
export interface SessionDraft {
  day: string;
  time: string;
  link: string;
  note: string;
  readers: SessionReaders;
}

/** The i18n key of what is wrong with a field. */
export type SessionFaults = Partial<Record<'day' | 'time' | 'link' | 'note', string>>;

export const emptySession: SessionDraft = { day: '', time: '', link: '', note: '', readers: 'author' };

export function draftOf({ date, link, note, readers }: CoachingSession): SessionDraft {
  return { ...dayAndTime(date), link: link ?? '', note, readers };
}

/** What is sent; undefined with what is wrong. */
export function checkedSession(user: string, draft: SessionDraft) {
  const date = momentOf(draft);
  const faults: SessionFaults = {
    ...(draft.day === '' && { day: 'validation.required' }),
    ...(draft.time === '' && { time: 'validation.required' }),
  };
  // Any moment stands in for a missing one, which is a fault already.
  const sent = { ...draft, user, date: date ?? Date.now(), link: completeLink(draft.link) };
  const { data, error } = addCoachingSessionInput.safeParse(sent);
  for (const { path, message } of error?.issues ?? []) {
    const [field] = path;
    if (field === 'date') faults.day ??= message;
    if (field === 'link' || field === 'note') faults[field] = message;
  }
  return { faults, session: Object.keys(faults).length === 0 ? data : undefined };
}
