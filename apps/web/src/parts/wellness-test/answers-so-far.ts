import { readUnsent } from '#shared/drafts/form-draft.ts';
import { answersAmong, type DraftResponses, mergeDraft } from './responses.ts';

/** The answers of an unfinished test: those on the server, and those that this tab has not sent yet. */
export function answersSoFar(form: 'initial' | 'weekly', user: string, stored: DraftResponses | null): DraftResponses {
  return mergeDraft(stored, answersAmong(readUnsent(form, user)));
}
