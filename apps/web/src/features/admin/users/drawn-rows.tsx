import { useSyncExternalStore } from 'react';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import type { DrawnRowsProps } from './row-place.ts';

/** More rows than these are drawn only near what is seen of them: all of 500 take a second. */
const mostDrawn = 100;

function AllRows({ users, row }: DrawnRowsProps) {
  return users.map((user) => row(user));
}

const loadManyRows = () =>
  import('./many-rows.tsx').then(
    (code) => code.ManyRows,
    () => AllRows,
  );
const ManyRows = optionalPart(loadManyRows);

let isPrinting = false;

function onPrinting(listener: () => void) {
  const tell = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    listener();
  };
  addEventListener('beforeprint', tell);
  addEventListener('afterprint', tell);
  return () => {
    removeEventListener('beforeprint', tell);
    removeEventListener('afterprint', tell);
  };
}

/** The rows of a page of the list: all of them on paper, and where they are few. */
export function DrawnRows(props: DrawnRowsProps) {
  const printing = useSyncExternalStore(onPrinting, () => isPrinting);
  return props.users.length > mostDrawn && !printing ? <ManyRows {...props} /> : <AllRows {...props} />;
}
