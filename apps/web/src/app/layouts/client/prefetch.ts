import { useEffect } from 'react';
import { atRest } from '#shared/at-rest.ts';
import { useLocation, useOnIntent } from '#shared/router/router.tsx';

/** A press on further ones waits for their code. */
const mostPages = 4;

const savesData = () => 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

function offered(pathname: string): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('#content a[href^="/client/"]');
  return [...new Set([...links].map((link) => link.pathname))].filter((path) => path !== pathname).slice(0, mostPages);
}

/** Fetches the code of the pages that a page offers, once it rests: a press then waits for their data alone. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  const onIntent = useOnIntent();
  useEffect(
    () =>
      atRest(() => {
        if (!savesData()) for (const path of offered(pathname)) onIntent(path, false);
      }),
    [pathname, onIntent],
  );
}
