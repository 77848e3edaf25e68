/** What the server has of a form. */
export interface Stored<Content> {
  content: Content;
  /** When the server stored it, epoch milliseconds of its own clock. */
  date: number;
  /** It was sent and is not a draft. A form that may be sent again goes on from there. */
  registered?: boolean;
}

/** The more recent of two: an answer to an older question of ours must not bring back what has been replaced. */
export function newest<Content>(one: Stored<Content> | null, other: Stored<Content> | null): Stored<Content> | null {
  if (!one || !other) return one ?? other;
  return other.date > one.date ? other : one;
}

/** What is still to be sent once `sent` has arrived: a field that was changed meanwhile stays. */
export function withoutSent<Changes extends object>(unsent: Changes, sent: Changes): Changes {
  const left = { ...unsent };
  for (const field in sent) if (left[field] === sent[field]) delete left[field];
  return left;
}

/** Each user's own, so that nobody who signs in after them in the same tab is shown them. */
const keyOf = (form: string, user: string) => `miraco.unsent.${form}.${user}`;

/** The fields of what `writeUnsent` wrote; whatever else is found there is left aside. */
export function parseUnsent(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Changes made in this tab that the server has not confirmed: they outlive a reload and a sign-out. */
export function readUnsent(form: string, user: string): Readonly<Record<string, unknown>> {
  try {
    return parseUnsent(sessionStorage.getItem(keyOf(form, user)));
  } catch {
    return {};
  }
}

export function writeUnsent(form: string, user: string, unsent: object): void {
  try {
    if (Object.keys(unsent).length === 0) sessionStorage.removeItem(keyOf(form, user));
    else sessionStorage.setItem(keyOf(form, user), JSON.stringify(unsent));
  } catch {
    // A browser that stores nothing still has the changes in memory, and the server has them soon.
  }
}
