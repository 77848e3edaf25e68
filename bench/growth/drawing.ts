import { median } from '../figures.ts';
import { exponentOf, growthText } from './fit.ts';
import { drawPlot, type Plot } from './plot.ts';
import { exponentIn, type Measured, timesOf } from './section.ts';

type Panel = Plot['panels'][number];
type Line = Panel['lines'][number];

const legend = (name: string, exponent: number) => `${name}\n${growthText(exponent)}`;

/** How operations are called in the drawing, and by whom they are measured. */
const panels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'One person': {
    'sign-in': 'sign-in',
    profile: 'profile',
    'user by id': 'user by id',
    submit: 'submit a weekly test',
  },
  'A page of the list of users': {
    'created desc, first page': 'newest first, first page',
    'created desc, middle page': 'newest first, middle page',
    'created desc, last page': 'newest first, last page',
    'name asc, middle page': 'by name, middle',
    'wellness desc, middle page': 'by wellness, middle',
    'lastLogin asc, middle page': 'by last sign-in, middle',
  },
  'A search of the list of users': {
    'search rare': 'a rare name',
    'search common': 'a common name',
    'search words': 'two common words',
    'search two letters': 'two letters',
    'search none found': 'none found',
    'search for crisis': 'all in crisis',
  },
};

function timesLine(measured: readonly Measured[], name: string, called: string): Line {
  const points = timesOf(measured, name).map(({ users, median: y }) => ({ x: users, y }));
  return { name: legend(called, exponentIn(measured, name)), points };
}

function wholeLine(measured: readonly Measured[], called: string, value: (one: Measured) => number): Line {
  const points = measured.map((one) => ({ x: one.users, y: value(one) }));
  return { name: legend(called, exponentOf(points)), points };
}

/** The costs over the number of users, as an SVG. */
export function drawingOf(measured: readonly Measured[]): string {
  return drawPlot({
    title: 'What more users cost',
    subtitle:
      'Median time until the answer, fitted to users^k: 0 stays the same, 1 doubles with twice the users, as the dashed line does.',
    xTitle: 'users',
    panels: [
      ...Object.entries(panels).map(([title, lines]) => ({
        title,
        unit: 'milliseconds',
        lines: Object.entries(lines).map(([name, called]) => timesLine(measured, name, called)),
      })),
      {
        title: 'The product itself',
        unit: 'milliseconds; megabytes',
        lines: [
          wholeLine(measured, 'start-up, ms', ({ startedIn }) => startedIn),
          wholeLine(measured, 'longest hold, ms', ({ operations }) =>
            Math.max(...operations.map(({ holds }) => median(holds))),
          ),
          wholeLine(measured, 'file, MB', ({ fileMegabytes }) => fileMegabytes),
        ],
      },
    ],
  });
}
