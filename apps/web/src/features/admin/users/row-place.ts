import type { ReactNode, RefObject } from 'react';
import type { UserRow } from '#features/admin/user-cells.tsx';

/** Where a row stands that is drawn while it is near: its position from 0, and the function that learns its height. */
export interface RowPlace {
  position: number;
  measure: (row: Element | null) => void;
}

export interface DrawnRowsProps {
  users: readonly UserRow[];
  /** The element that has the rows as its children. */
  container: RefObject<HTMLElement | null>;
  /** The likely height of a row, and the space between two, in pixels. */
  height: number;
  gap: number;
  row: (user: UserRow, place?: RowPlace) => ReactNode;
  /** Stands where rows are not drawn. */
  spacer: (height: number, key: string) => ReactNode;
}
