import { answersAmong, type DraftResponses, mergeDraft } from './responses.ts';

const key = 'miraco.visitor-test';

/** The answers of a visitor in this tab: closing it erases them. */
export function tabAnswers(): DraftResponses {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return mergeDraft(null, answersAmong(typeof found === 'object' && found !== null ? { ...found } : {}));
  } catch {
    return mergeDraft(null, {});
  }
}

export function keepTabAnswers(responses: DraftResponses): void {
  sessionStorage.setItem(key, JSON.stringify(responses));
}

export function eraseTabAnswers(): void {
  sessionStorage.removeItem(key);
}
