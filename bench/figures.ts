/** The goal of a figure. */
type Aim = { atLeast: number } | { atMost: number };

/** One line of the table: the median of several rounds, with the lowest and the highest of them, or of their middle half. */
export interface Figure {
  name: string;
  unit: 'ms' | 'MB' | 'kB' | 'per second' | 'times' | 'points';
  median: number;
  lowest: number;
  highest: number;
  aim?: Aim;
}

/** A part of the table. */
export interface Section {
  title: string;
  figures: Figure[];
  /** What lies between the lowest and the highest of the figures: `quartiles` is the middle half of their rounds. */
  spread?: 'quartiles';
  /** Measurements that were left out with the reason, or other notes for the reader. */
  notes: string[];
  /** Files that are stored beside the table: contents by file name. */
  files?: Record<string, string>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The middle half of the values lies between these. */
export function quartiles(values: readonly number[]): [lower: number, upper: number] {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  const quarter = Math.floor(sorted.length / 4);
  return [at(quarter), at(sorted.length - 1 - quarter)];
}

/** The figure of one thing that was measured in several rounds. */
export function figure(name: string, unit: Figure['unit'], rounds: readonly number[], aim?: Aim): Figure {
  const spread = { median: median(rounds), lowest: Math.min(...rounds), highest: Math.max(...rounds) };
  return { name, unit, ...spread, ...(aim ? { aim } : {}) };
}

/** The figure of one thing that was measured in many rounds, of which some may have been disturbed. */
export function figureOfMany(name: string, unit: Figure['unit'], rounds: readonly number[], aim?: Aim): Figure {
  const [lowest, highest] = quartiles(rounds);
  return { ...figure(name, unit, rounds, aim), lowest, highest };
}

export function holds({ median: value, aim }: Figure): boolean {
  if (!aim) return true;
  return 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
}

const short = (value: number) => (Math.abs(value) >= 1000 ? value.toFixed(0) : value.toPrecision(3));

function aimText(measured: Figure): string {
  const { aim } = measured;
  if (!aim) return '';
  const text = 'atLeast' in aim ? `at least ${aim.atLeast}` : `at most ${aim.atMost}`;
  return `${text}${holds(measured) ? '' : '   MISSED'}`;
}

const nameWidth = 58;

/** The table as text, 120 characters wide. */
export function tableOf(sections: readonly Section[]): string {
  return sections
    .flatMap(({ title, figures, notes, spread = 'lowest to highest' }) => [
      '',
      `${title.padEnd(nameWidth)}${'median'.padStart(9)}  ${spread.padEnd(20)} ${'unit'.padEnd(11)} aim`,
      ...figures.map((one) => {
        const range = `${short(one.lowest)} to ${short(one.highest)}`;
        return `${one.name.padEnd(nameWidth)}${short(one.median).padStart(9)}  ${range.padEnd(20)} ${one.unit.padEnd(11)} ${aimText(one)}`.trimEnd();
      }),
      ...notes.map((note) => `* ${note}`),
    ])
    .join('\n');
}
