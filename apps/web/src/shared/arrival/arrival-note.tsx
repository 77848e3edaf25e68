import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from '#shared/router/router.tsx';
import { Success } from '#ui/success.tsx';
import { arrivalStore, arrive } from './arrival.ts';

/** At the top of a page: what has just succeeded on the page before. */
export function ArrivalNote() {
  const { pathname } = useLocation();
  const text = useSyncExternalStore(arrivalStore.subscribe, arrivalStore.get);
  useLayoutEffect(() => arrive(pathname), [pathname]);
  return <Success className="mb-5 rounded-lg border border-flow/35 bg-flow/8 px-4 py-2.5">{text}</Success>;
}
