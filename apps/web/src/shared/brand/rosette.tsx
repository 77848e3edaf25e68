import { type Virtue, virtues } from '@miraco/domain/virtues';
import { type PetalLength, petals, rosetteExtent } from '@miraco/drawing/rosette';

interface RosetteProps {
  /** Strength of each virtue, 1 weak to 3 strong; 0 is not rated yet. Without it: the logo, all petals equal. */
  strengths?: Readonly<Record<Virtue, 0 | PetalLength>>;
  /** Accessible name. Without it the rosette is hidden from screen readers. */
  title?: string;
  /** The petals unfold one after the other: 1.6 s in all, and not at all under prefers-reduced-motion. */
  draws?: boolean;
  className?: string;
}

const fills = { 1: 'fill-weak', 2: 'fill-medium', 3: 'fill-strong' };

/** The signature of the product: one petal per virtue, as long as its strength. The logo takes the colour of the text around it. */
export function Rosette({ strengths, title, draws = false, className }: RosetteProps) {
  const drawn = petals(virtues.map((virtue) => strengths?.[virtue] || (strengths ? 1 : 3)));
  const box = `${-rosetteExtent} ${-rosetteExtent} ${2 * rosetteExtent} ${2 * rosetteExtent}`;
  const drawing = drawn.map(({ path, length, degrees }, position) => {
    const virtue = virtues[position];
    const unrated = strengths && virtue && strengths[virtue] === 0;
    const paint = unrated ? 'fill-none stroke-input' : strengths ? fills[length] : 'fill-current';
    return (
      <path
        key={virtue}
        d={path}
        transform={`rotate(${degrees})`}
        className={draws ? `${paint} motion-safe:animate-unfold` : paint}
        style={draws ? { animationDelay: `${position * 50}ms` } : undefined}
      />
    );
  });
  if (!title) {
    return (
      <svg viewBox={box} className={className} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg viewBox={box} className={className} role="img">
      <title>{title}</title>
      {drawing}
    </svg>
  );
}
