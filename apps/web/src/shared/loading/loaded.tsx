import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { Loading } from './loading.tsx';
import type { Screen } from './use-screen.ts';

interface LoadedProps<Data> {
  query: Screen<Data>;
  /** The title of the message about a failure. */
  failed: string;
  /** Shown until the data are there, instead of the rosette. */
  placeholder?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of a screen that loads by itself: the rest does not wait for it. */
export function Loaded<Data>({ query, failed, placeholder, children }: LoadedProps<Data>) {
  if (query.data === undefined) return <Loading failed={failed} placeholder={placeholder} queries={[query]} />;
  return (
    <>
      <LoadFailed stale title={failed} queries={[query]} />
      {children(query.data)}
    </>
  );
}
