import { loadavg } from 'node:os';
import { codeBudget } from '../scripts/first-load/budget.ts';
import { type FirstLoad, firstLoads } from '../scripts/first-load/measure.ts';
import { answering } from './browser/answering.ts';
import { arriving } from './browser/arriving.ts';
import { withChromium } from './browser/chromium.ts';
import { withDemo } from './browser/demo.ts';
import { documents } from './browser/documents.ts';
import { lighthouse } from './browser/lighthouse.ts';
import { longForms } from './browser/long-forms.ts';
import { type Figure, figure, type Section } from './figures.ts';

const kilobytes = (bytes: number) => [bytes / 1000];

function weights(loads: readonly FirstLoad[]): Figure[] {
  const code = loads.flatMap(({ path, js }) => [
    figure(`${path}, JS by gzip`, 'kB', kilobytes(js.gzip), { atMost: codeBudget(path) }),
    figure(`${path}, JS by brotli`, 'kB', kilobytes(js.br)),
  ]);
  const styles = [
    figure(
      'CSS of these pages, by gzip',
      'kB',
      loads.map(({ css }) => css.gzip / 1000),
    ),
    figure(
      'CSS of these pages, by brotli',
      'kB',
      loads.map(({ css }) => css.br / 1000),
    ),
  ];
  return [...code, ...styles];
}

const loadNow = () => (loadavg()[0] ?? 0).toFixed(1);

/** The waiting times of a browser user, measured on the demo. */
export function browser(): Promise<Section> {
  return withDemo(async (demo) => {
    const loadBefore = loadNow();
    const { figures, note } = await lighthouse(demo.url);
    const measured = await withChromium(async (chromium) => [
      ...weights(await firstLoads(chromium, demo)),
      ...(await arriving(chromium, demo)),
      ...(await answering(chromium, demo)),
      ...(await longForms(chromium, demo)),
      ...(await documents(chromium, demo)),
    ]);
    return {
      title: 'The browser',
      figures: [...measured, ...figures],
      notes: [
        'First loads are what a page fetches until it rests, into an empty cache, as bytes on the way. Every file was served compressed and as immutable.',
        'Slow 4G: 1.6 Mbit/s, 150 ms there and back, on the same phone as the tests. The next page: 100 ms lie between the finger on a link and the press.',
        'The tests on a screen 390 pixels wide, four times slower than this machine; documents at full speed, their code and typefaces fetched again.',
        `Load average ${loadBefore} before and ${loadNow()} after: other work on the machine lengthens the delays.`,
        note,
      ],
    };
  });
}
