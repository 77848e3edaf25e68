import { defaultRangeExtractor, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { goalOf, hasModifier } from './keys.ts';
import type { DrawnRowsProps } from './row-place.ts';

/** Rows that are drawn above and below what is seen. */
const overscan = 5;

const indexOf = (target: EventTarget | null) =>
  Number((target instanceof Element && target.closest<HTMLElement>('[data-index]')?.dataset.index) || -1);

/** The height that the browser tells once it has drawn a row: reading it from a new row would make the browser lay out the page at once. */
function heightOf(row: Element, told: ResizeObserverEntry | undefined, rows: Virtualizer<Window, Element>): number {
  const box = told?.borderBoxSize[0];
  if (box) return Math.round(box.blockSize);
  const index = rows.indexFromElement(row);
  return rows.measurementsCache[index]?.size ?? rows.options.estimateSize(index);
}

/** The row with the focus stays drawn wherever one scrolls, and the keys reach rows that are not drawn. */
function useHeldRow(container: RefObject<HTMLElement | null>, count: number): number {
  const [held, setHeld] = useState(-1);
  const goal = useRef<number>(undefined);
  useEffect(() => {
    const list = container.current;
    if (!list) return;
    const drawn = (index: number) => list.querySelector(`[data-index="${index}"]`);
    const focus = ({ target }: FocusEvent) => setHeld(indexOf(target));
    // Before the keys of the list, which move between the rows that are drawn.
    const press = (event: KeyboardEvent) => {
      const next = hasModifier(event) ? undefined : goalOf(event.key, indexOf(event.target), count);
      if (next === undefined || drawn(next)) return;
      event.preventDefault();
      goal.current = next;
      setHeld(next);
    };
    list.addEventListener('focusin', focus);
    list.addEventListener('keydown', press);
    return () => {
      list.removeEventListener('focusin', focus);
      list.removeEventListener('keydown', press);
    };
  }, [container, count]);
  useEffect(() => {
    if (goal.current === undefined) return;
    const link = container.current?.querySelector<HTMLElement>(`[data-index="${goal.current}"] [data-user-link]`);
    if (!link) return;
    goal.current = undefined;
    link.focus();
  });
  return held;
}

const topOf = (list: Element | null) => list && Math.round(list.getBoundingClientRect().top + scrollY);

/** Draws the rows near what is seen of them, with space in place of the others. */
export function ManyRows({ users, container, height, gap, row, spacer }: DrawnRowsProps) {
  // Rows are not drawn at first as if the page began with them.
  const [top, setTop] = useState(() => topOf(container.current) ?? innerHeight / 2);
  const held = useHeldRow(container, users.length);
  const rows = useWindowVirtualizer({
    count: users.length,
    estimateSize: () => height,
    measureElement: heightOf,
    getItemKey: (index) => users[index]?.id ?? index,
    gap,
    overscan,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (held < 0 || held >= range.count || near.includes(held)) return near;
      return [...near, held].sort((one, other) => one - other);
    },
  });
  // What is above the list changes its place without a word.
  useLayoutEffect(() => {
    const now = topOf(container.current);
    if (now !== null) setTop(now);
  });
  const drawn: ReactNode[] = [];
  let end = top - gap;
  for (const { index, key, start, end: next } of rows.getVirtualItems()) {
    const user = users[index];
    if (!user) continue;
    const empty = start - end - 2 * gap;
    if (empty > 0) drawn.push(spacer(empty, `before ${key}`));
    drawn.push(row(user, { position: index, measure: rows.measureElement }));
    end = next;
  }
  const rest = rows.getTotalSize() + top - end - gap;
  if (rest > 0) drawn.push(spacer(rest, 'rest'));
  return drawn;
}
