import type { KeyboardEvent, RefObject } from 'react';
import { useShortcuts } from '#shared/shortcuts.ts';

type Modifiers = Pick<globalThis.KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A row is marked with its user's id, and its main link with `data-user-link`. */
function rowsIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-user-row]')];
}

const controlsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button, input')];

/** Focuses a row, or the last one where there are fewer. */
export function focusRow(list: Element, position: number): void {
  (rowsIn(list)[position] ?? rowsIn(list).at(-1))?.querySelector<HTMLElement>('[data-user-link]')?.focus();
}

/** The position of a user among the rows on the screen, else -1. */
export function rowPosition(list: Element, user: string): number {
  return rowsIn(list).findIndex((row) => row.dataset.userRow === user);
}

/** The position that a key leads to from another; undefined for other keys. */
export function goalOf(key: string, position: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(position + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(position - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Arrows, Home and End move between rows, within the column. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: list, target, key } = event;
  // A menu's button uses the arrows to open it; an open menu is elsewhere in the document.
  if (event.defaultPrevented || !(target instanceof Element) || !list.contains(target)) return;
  if (hasModifier(event)) return;
  const rows = rowsIn(list);
  const position = rows.findIndex((row) => row.contains(target));
  const row = rows[position];
  const goal = goalOf(key, position, rows.length);
  if (!row || goal === undefined) return;
  event.preventDefault();
  const column = controlsIn(row).findIndex((control) => control.contains(target));
  const next = rows[goal];
  const same = next && column > 0 ? controlsIn(next)[column] : undefined;
  if (same) same.focus();
  else focusRow(list, goal);
}

/** The key / focuses the search. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useShortcuts({
    '/': () => {
      input.current?.focus();
      input.current?.select();
    },
  });
}
