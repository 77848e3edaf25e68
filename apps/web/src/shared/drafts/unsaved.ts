import { endedByUser, getSession, onSessionChange, userId } from '#shared/session/session.ts';
import { unsentForms } from './form-draft.ts';

/** A draft of this tab. */
interface Watched {
  writer: string;
  flush: () => Promise<void>;
  forget: () => void;
  unsent: () => object;
}

/** Milliseconds. Signing out does not wait longer for a network that swallows calls. */
const patience = 5000;

const watched = new Set<Watched>();

export const watchDraft = (draft: Watched) => void watched.add(draft);

const isUnsent = (draft: Watched) => Object.keys(draft.unsent()).length > 0;
const unsentOf = (writer: string) => [...watched].filter((draft) => draft.writer === writer && isUnsent(draft));

// Signing out drops what could not be saved, also in the memory of tabs that stay open.
onSessionChange(() => {
  if (getSession() || !endedByUser()) return;
  for (const draft of watched) if (isUnsent(draft)) draft.forget();
});

/** The first words among the fields of a form; empty where there are none. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return /\s|^.{12}/.test(value.trim()) ? value.trim() : '';
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(wordsIn).find(Boolean) ?? '';
}

/** Saves the drafts of this tab. Returns the first words of each form that is still unsaved, also of forms without a draft on the server. */
export async function saveDrafts(): Promise<string[]> {
  const flushed = Promise.all(unsentOf(userId()).map((draft) => draft.flush()));
  await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, patience))]);
  // A browser that stores nothing has them in memory alone.
  const forms = unsentForms(userId());
  const left = forms.length > 0 ? forms : unsentOf(userId()).map((draft) => draft.unsent());
  return left.map(wordsIn);
}
