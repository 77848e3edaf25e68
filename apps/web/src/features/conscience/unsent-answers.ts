import { type Answer, questionCount } from '@miraco/domain/wellness';
import { isAnswer, type Unsent } from './draft.ts';

/** Each user's own, so that nobody who signs in after them in the same tab is shown them. */
const keyOf = (user: string) => `miraco.unsent.initial.${user}`;

function isPosition(key: string): boolean {
  return /^\d+$/.test(key) && Number(key) < questionCount;
}

/** Reads what `writeUnsent` wrote; whatever else is found there is left aside. */
export function parseUnsent(text: string | null): Unsent {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const isEntry = (entry: [string, unknown]): entry is [string, Answer] => isPosition(entry[0]) && isAnswer(entry[1]);
    return Object.fromEntries(Object.entries(value).filter(isEntry));
  } catch {
    return {};
  }
}

/** Answers given in this tab that the server has not confirmed: they outlive a reload and a sign-out. */
export function readUnsent(user: string): Unsent {
  try {
    return parseUnsent(sessionStorage.getItem(keyOf(user)));
  } catch {
    return {};
  }
}

export function writeUnsent(user: string, unsent: Unsent): void {
  try {
    if (Object.keys(unsent).length === 0) sessionStorage.removeItem(keyOf(user));
    else sessionStorage.setItem(keyOf(user), JSON.stringify(unsent));
  } catch {
    // A browser that stores nothing still has the answers in memory, and the server has them soon.
  }
}
