import type { Page } from '@playwright/test';
import { addTrainee, addVeteran } from './clients.ts';
import { expect, test } from './journey.ts';
import { beginSession } from './people.ts';
import { administrator, type Credentials, type Product } from './product.ts';
import { settled } from './settled.ts';

/** A file or an answer takes as long as on a good phone network, so that what comes later is drawn later. Milliseconds. */
const delay = 100;

/** By the measure of the Layout Instability API, in which a line that breaks elsewhere is up to 0.03. */
const most = 0.04;

/** Notes every move of what is on the screen already, except of the help, which waits at the foot of an empty frame and then ends the page. */
function watchShifts(most: number): void {
  const moves: string[] = [];
  Object.assign(window, { moves });
  new MutationObserver(() => {
    document.getElementById('support')?.style.setProperty('visibility', 'hidden');
  }).observe(document, { childList: true, subtree: true });
  const named = (node: unknown) => (node instanceof Element ? `<${node.localName} class="${node.className}">` : '');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
      const share: number = Reflect.get(entry, 'value');
      if (share > most) moves.push(`${share.toFixed(3)}: ${sources.map(({ node }) => named(node)).join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Lets the typefaces in only once everything else is drawn. */
async function holdFonts(page: Page) {
  const { promise: drawn, resolve: letIn } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await drawn;
    await route.continue();
  });
  return letIn;
}

/** The list is not empty, and somebody waits. */
async function administratorOfFew(product: Product): Promise<Credentials> {
  for (let clients = 0; clients < 3; clients += 1) await addTrainee(product);
  return administrator;
}

type Arrival = readonly [name: string, person: (product: Product) => Promise<Credentials>, path: string];

const arrivals: readonly Arrival[] = [
  ['the home in the later phases', addVeteran, '/client/profile'],
  ['the training at the first visit', addTrainee, '/client/test/responsibility/training'],
  ['the exercises to do', addVeteran, '/client/test/responsibility/training'],
  ['a question of a test', (product) => product.addClient(), '/client/test/initial'],
  ['the list of users', administratorOfFew, '/admin/users'],
];

/** A wide window has room for the tiles below the few people who wait here, and they come into view then. */
const onPhones: Arrival = ['the start page of administrators', administratorOfFew, '/admin/dashboard'];

const sizes = [
  { size: 'phone', viewport: { width: 390, height: 844 }, arriving: [...arrivals, onPhones] },
  { size: 'desktop', viewport: { width: 1280, height: 900 }, arriving: arrivals },
];

for (const { size, viewport, arriving } of sizes) {
  test.describe(`on a ${size} nothing moves by itself while a page arrives:`, () => {
    // Its words are longer: the row of steps needs the width of the right typeface.
    test.use({ locale: 'es-ES', viewport });

    for (const [name, person, path] of arriving) {
      test(name, async ({ visit, product }) => {
        const { page } = visit;
        await beginSession(visit, await person(product));
        await page.addInitScript(watchShifts, most);
        await page.route(/\/assets\/.*\.js$|\/trpc\//, async (route) => {
          await new Promise((late) => setTimeout(late, delay));
          await route.continue();
        });
        const letFontsIn = await holdFonts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        letFontsIn();
        await page.evaluate(() => document.fonts.ready);
        await settled(visit);
        expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toEqual([]);
      });
    }
  });
}
