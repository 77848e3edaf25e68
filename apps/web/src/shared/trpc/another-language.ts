import type { Language } from '@miraco/domain/languages';
import type { Query, QueryClient } from '@tanstack/react-query';
import { getUntypedClient } from '@trpc/client';
import { isByLanguage } from './by-language.ts';
import { api } from './trpc.ts';

/** What one answer has and the other has not is in both. */
function withTexts(known: unknown, added: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(added)) return known.map((entry, place) => withTexts(entry, added[place]));
  if (typeof known !== 'object' || typeof added !== 'object' || !known || !added) return known;
  const all: Record<string, unknown> = { ...added };
  for (const [key, value] of Object.entries(known)) all[key] = key in all ? withTexts(value, all[key]) : value;
  return all;
}

const pathOf = ({ queryKey: [path] }: Query) => (Array.isArray(path) ? path.join('.') : '');

/** A query without an input has the language of the screen alone. */
const isInOneLanguage = (query: Query) => isByLanguage(pathOf(query)) && !('input' in Object(query.queryKey[1]));

/** Adds the texts of a language to those of the method that have been fetched for the screens so far, before it is shown. */
export async function fetchTextsIn(queryClient: QueryClient, language: Language): Promise<void> {
  const queries = queryClient.getQueryCache().findAll({ predicate: isInOneLanguage });
  await Promise.all(
    queries.map(async (query) => {
      const [added] = await Promise.all([
        getUntypedClient(api).query(pathOf(query), { language }),
        query.state.fetchStatus === 'fetching' && query.promise?.catch(() => undefined),
      ]);
      if (query.state.data !== undefined) query.setData(withTexts(query.state.data, added));
    }),
  );
}
