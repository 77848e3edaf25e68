import { freeText, recordId, searchText, userId } from './fields.ts';
import { longestText } from './lengths.ts';
import { z } from './messages.ts';

/** Who reads a note: its author only, or everybody who may see the client. */
export const noteReaders = ['author', 'team'] as const;
export type NoteReaders = (typeof noteReaders)[number];

const aboutClient = z.object({ user: userId });

/** The notes about a client; with `search`, those that contain its words. */
export const coachNotesInput = aboutClient.extend({ search: searchText(200).default('') });

export const addCoachNoteInput = aboutClient.extend({ note: freeText(longestText), readers: z.enum(noteReaders) });

export const coachNoteInput = aboutClient.extend({ id: recordId });

export const editCoachNoteInput = addCoachNoteInput.extend({ id: recordId });
