import { type Virtue, virtues } from '@miraco/domain/virtues';

/** What the weak test leaves in the history for the page after it. */
export const chosenState = (chosen: readonly Virtue[]) => ({ chosenVirtues: chosen });

/** The virtues that were chosen on the page before, read from the history's entry. */
export function chosenVirtues(state: unknown): Virtue[] {
  const found: unknown =
    typeof state === 'object' && state !== null && 'chosenVirtues' in state ? state.chosenVirtues : undefined;
  return Array.isArray(found) ? virtues.filter((virtue) => found.includes(virtue)) : [];
}
