import { useCallback, useEffect, useState } from 'react';
import type { Outputs } from './trpc.ts';

type ServedData = Pick<Outputs['method'], 'virtueNames' | 'testimonials'>;

/** The data that the server wrote into the page for its first screen, so that it needs no request and does not shift. */
function written(): ServedData | undefined {
  const text = document.getElementById('served-data')?.textContent;
  if (!text) return undefined;
  const data: ServedData = JSON.parse(text);
  return data;
}

const api = async () => (await import('./trpc.ts')).api;

const ask: { [Name in keyof ServedData]: () => Promise<ServedData[Name]> } = {
  virtueNames: async () => (await api()).method.virtueNames.query(),
  testimonials: async () => (await api()).method.testimonials.query(),
};

/** What a public page shows of the method. It is asked for only where the app opened the page itself: the code to ask comes with it. */
export function useServedData<Name extends keyof ServedData>(name: Name) {
  const [data, setData] = useState(() => written()?.[name]);
  const [isError, setIsError] = useState(false);

  const fetch = useCallback(async () => {
    setIsError(false);
    try {
      setData(await ask[name]());
    } catch {
      setIsError(true);
    }
  }, [name]);

  useEffect(() => {
    if (data === undefined) void fetch();
  }, [data, fetch]);

  return { data, isError, refetch: fetch };
}
