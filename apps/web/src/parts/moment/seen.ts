/** In memory as well: a browser that stores nothing must not show a page for ever. */
const seen = new Set<string>();

const keyOf = (user: string) => `miraco.opened.${user}`;

/** Whether this browser has shown a client that the later phases are open. */
export function wasOpeningSeen(user: string): boolean {
  if (seen.has(user)) return true;
  try {
    return localStorage.getItem(keyOf(user)) !== null;
  } catch {
    return true;
  }
}

export function noteOpeningSeen(user: string): void {
  seen.add(user);
  try {
    localStorage.setItem(keyOf(user), 'yes');
  } catch {
    // Without storage it is shown again in another tab.
  }
}
