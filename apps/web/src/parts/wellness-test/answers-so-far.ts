import { readUnsent } from '#shared/drafts/form-draft.ts';
import { answersAmong, type DraftResponses, mergeDraft } from './responses.ts';

/** The answers of an unfinished test: what the server has, and what this tab has and could not send yet. */
export function answersSoFar(form: 'initial' | 'weekly', user: string, stored: DraftResponses | null): DraftResponses {
  return mergeDraft(stored, answersAmong(readUnsent(form, user)));
}
