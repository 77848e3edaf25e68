import { forEveryVirtue, type Virtue } from '@miraco/domain/virtues';
import { useLanguage } from '#shared/language/language.ts';
import { servedData } from '#shared/trpc/served-page.ts';
import { trpc } from '#shared/trpc/trpc.ts';

/** The names of the virtues in the language of the page: those that the server wrote into it, else those that it answers with. */
export function useVirtueNames(): Record<Virtue, string> | undefined {
  const language = useLanguage();
  const { data } = trpc.method.virtueNames.useQuery(undefined, {
    initialData: () => servedData()?.virtueNames,
  });
  return data && forEveryVirtue((virtue) => data[virtue][language]);
}
