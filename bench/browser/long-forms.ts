import { paths } from '@miraco/contract/paths';
import type { Browser, Locator, Page } from '@playwright/test';
import { onPhone } from '../../scripts/quiet-browser.ts';
import { type Figure, figure } from '../figures.ts';
import type { Demo } from './demo.ts';
import { drawn, immediate, longestDelay, press, slowdown, watchDelays } from './watch-reactions.ts';

const rounds = 3;
/** In each round; what is marked stays marked, and there are 23 virtues. */
const presses = 7;

interface Form {
  name: string;
  path: string;
  /** The next thing to press, after so many presses. */
  target: (page: Page, pressed: number) => Locator;
}

/** Forms with more controls than a wellness test, all of them on the page. */
const forms: readonly Form[] = [
  {
    name: 'Evaluation, none of this',
    path: paths.evaluation,
    target: (page) => page.getByRole('button', { name: 'Ninguno: no noto nada de esto', pressed: false }).first(),
  },
  {
    name: 'Professional purpose, yes and no',
    path: paths.professional,
    target: (page, pressed) => page.getByRole('radio', { name: pressed % 2 ? 'Sí' : 'No', exact: true }).nth(pressed),
  },
  {
    name: 'Virtues to train, marks',
    path: paths.weak,
    target: (page, pressed) => page.getByRole('checkbox').nth(pressed),
  },
];

/** The longest delay of the first presses in a form. */
async function delayOf(page: Page, address: string, target: Form['target']): Promise<number> {
  await watchDelays(page);
  await page.addInitScript(`localStorage.setItem('miraco.questions', 'all')`);
  await page.goto(address, { waitUntil: 'networkidle' });
  for (let pressed = 0; pressed < presses; pressed += 1) {
    const next = target(page, pressed);
    await next.waitFor();
    await press(page, next);
    await drawn(page);
  }
  return longestDelay(page);
}

/** How soon the long forms react to each press. */
export async function longForms(browser: Browser, { url, client, newcomer }: Demo): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, target } of forms) {
    const delays: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Marks can be set in the first phase only; the others belong to the later ones.
      const phone = { token: await (path === paths.weak ? newcomer() : client('marta')), slowdown };
      delays.push(await onPhone(browser, phone, (page) => delayOf(page, url + path, target)));
    }
    figures.push(figure(`${name}, longest delay (INP)`, 'ms', delays, immediate));
  }
  return figures;
}
