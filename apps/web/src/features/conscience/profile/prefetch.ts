import { useEffect } from 'react';
import { atRest } from '#shared/at-rest.ts';
import { useOnIntent } from '#shared/router/router.tsx';

/** A press on further ones waits for their code. */
const mostPages = 4;

const savesData = () => 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

function offered(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('#content a[href^="/client/"]');
  return [...new Set([...links].map((link) => link.pathname))].slice(0, mostPages);
}

/**
 * Fetches the code of the pages that the home offers, once it rests: a press then waits for their data alone. Only there: on a page whose
 * questions are being answered it would delay the answers.
 */
export function usePrefetch(): void {
  const onIntent = useOnIntent();
  useEffect(
    () =>
      atRest(() => {
        if (!savesData()) for (const path of offered()) onIntent(path, false);
      }),
    [onIntent],
  );
}
