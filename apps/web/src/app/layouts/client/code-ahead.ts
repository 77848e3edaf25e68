import { useEffect } from 'react';
import { atRest } from '#shared/at-rest.ts';
import { useLocation, useOnIntent } from '#shared/router/router.tsx';

/** The pages that a page offers first: a press on the others waits for their code. */
const most = 4;

const savesData = () => 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

function offered(pathname: string): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('#content a[href^="/client/"]');
  return [...new Set([...links].map((link) => link.pathname))].filter((path) => path !== pathname).slice(0, most);
}

/** Fetches the code of the pages that a page offers, once it rests: a press then waits for their data alone. */
export function useCodeAhead(): void {
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
