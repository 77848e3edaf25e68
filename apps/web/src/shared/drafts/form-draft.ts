/** The server's version of a form. */
export interface Stored<Content> {
  content: Content;
  /** When the server stored it, epoch milliseconds of the server's clock. */
  date: number;
  /** It was sent, so it is not a draft. A form that may be sent again starts from it. */
  registered?: boolean;
}

/** The more recent of two: the answer to an older request must not bring back what has been replaced. */
export function newest<Content>(one: Stored<Content> | null, other: Stored<Content> | null): Stored<Content> | null {
  if (!one || !other) return one ?? other;
  return other.date > one.date ? other : one;
}

/** The changes still to be sent once `sent` has arrived: a field that was changed meanwhile stays. */
export function withoutSent<Changes extends object>(unsent: Changes, sent: Changes): Changes {
  const left = { ...unsent };
  for (const field in sent) if (left[field] === sent[field]) delete left[field];
  return left;
}

const prefix = 'miraco.unsent.';

/** A key for each user: nobody who signs in later in the same tab may see these changes. */
const keyOf = (form: string, user: string) => `${prefix}${form}.${user}`;

/** The fields that `writeUnsent` wrote; an empty object for anything else. */
export function parseUnsent(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The unsaved changes of all forms that a user has filled in, for themselves or for a client. */
export function unsentForms(writer: string): object[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix) && key.split('.').includes(writer));
    return keys.map((key) => parseUnsent(sessionStorage.getItem(key)));
  } catch {
    return [];
  }
}

/** Changes made in this tab that the server has not confirmed: they survive a reload, and a session that expires. */
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
    // Without storage the changes are still in memory, and soon on the server.
  }
}
