interface News {
  text: string;
  /** The page where it happened. */
  from: string;
  /** The page that says it. */
  at?: string;
}

let news: News | undefined;
const listeners = new Set<() => void>();

function replace(next: News | undefined): void {
  news = next;
  for (const listener of listeners) listener();
}

/** A success that the next page says: the one where it happened is left. */
export function sayOnArrival(text: string): void {
  replace({ text, from: location.pathname });
}

/** A page is shown: it says what happened on the one before, and nothing of earlier ones. */
export function arrive(path: string): void {
  if (!news) return;
  if (news.at === undefined && news.from !== path) replace({ ...news, at: path });
  else if (news.at !== undefined && news.at !== path) replace(undefined);
}

export const arrivalStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => (news?.at === undefined ? undefined : news.text),
};
