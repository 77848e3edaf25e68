import type { KeyboardEvent, PointerEvent } from 'react';
import { nearest, type Plot } from './line-geometry.ts';

interface LineCursorProps {
  positions: readonly number[];
  plot: Plot;
  chosen: number;
  onChoose: (position: number) => void;
  chooseLabel: string;
  /** Text of the chosen date for screen readers. */
  reading: string;
}

/** The position that a key leads to; undefined for a key that moves nothing. */
function afterKey(key: string, chosen: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, chosen + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, chosen - 1);
    case 'PageUp':
      return Math.min(last, chosen + 4);
    case 'PageDown':
      return Math.max(0, chosen - 4);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Covers the plot: pointer, touch and arrow keys choose a date. */
export function LineCursor({ positions, plot, chosen, onChoose, chooseLabel, reading }: LineCursorProps) {
  const last = positions.length - 1;
  const point = (event: PointerEvent<HTMLElement>) => {
    onChoose(nearest(positions, plot.left + event.clientX - event.currentTarget.getBoundingClientRect().left));
  };
  const press = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : afterKey(event.key, chosen, last);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={chooseLabel}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={chosen + 1}
      aria-valuetext={reading}
      onKeyDown={press}
      onPointerDown={point}
      onPointerMove={point}
      className="absolute touch-pan-y rounded-sm print:hidden"
      style={{ left: plot.left, top: plot.top, width: plot.width, height: plot.height }}
    />
  );
}
