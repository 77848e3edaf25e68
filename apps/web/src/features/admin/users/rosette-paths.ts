import { virtues } from '@miraco/domain/virtues';
import { type Degrees, toRadians } from '@miraco/drawing/angle';
import { type PetalLength, petals } from '@miraco/drawing/rosette';

const round = (value: number) => Number(value.toFixed(1));

/** A path rotated around the centre, so that it can be part of a longer one. */
function turned(path: string, degrees: Degrees): string {
  const angle = toRadians(degrees);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, left: string, right: string) => {
    const [x, y] = [Number(left), Number(right)];
    return `${round(x * cosine - y * sine)} ${round(x * sine + y * cosine)}`;
  });
}

function ofLength(length: PetalLength): string[] {
  return petals(virtues.map(() => length)).map(({ path, degrees }) => turned(path, degrees));
}

const unrated = ofLength(1);
/** Every petal in place, by the digit of its strength: one that is not rated is as short as a weak one. */
const petalPaths: Readonly<Record<string, readonly string[]>> = {
  0: unrated,
  1: unrated,
  2: ofLength(2),
  3: ofLength(3),
};

/**
 * All petals of one strength as a single path. `petals` are the 23 digits of a user in the list: that way a page of 500 rosettes
 * has a tenth of the elements.
 */
export function rosettePath(digits: string, strength: 0 | PetalLength): string {
  return [...digits]
    .map((digit, position) => (digit === String(strength) ? petalPaths[digit]?.[position] : ''))
    .join('');
}

/** The number of virtues of a strength. */
export function countRated(digits: string, strength: 0 | PetalLength): number {
  return digits.split(String(strength)).length - 1;
}
