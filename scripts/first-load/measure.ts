import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { paths } from '@miraco/contract/paths';
import type { Browser, Page } from 'playwright-core';
import { neverAtRest, onPhone } from '../quiet-browser.ts';

/** The product with the people of the demo, and sessions of theirs. */
interface Demo {
  url: string;
  administrator: string;
  client: (username: string) => Promise<string>;
}

/** The pages that users open first, and the demo user who opens them; none on the public ones. */
const firstPages: readonly { path: string; session?: (demo: Demo) => string | Promise<string> }[] = [
  { path: paths.home },
  { path: paths.landing },
  { path: paths.evaluate },
  { path: paths.auth },
  { path: paths.profile, session: ({ client }) => client('lucia') },
  { path: paths.initialTest, session: ({ client }) => client('lucia') },
  { path: paths.weekly, session: ({ client }) => client('marta') },
  { path: paths.training, session: ({ client }) => client('marta') },
  { path: paths.personal, session: ({ client }) => client('marta') },
  { path: paths.users, session: ({ administrator }) => administrator },
];

const encodings = ['gzip', 'br'] as const;
type Encoding = (typeof encodings)[number];

/** The transferred bytes of one kind that a page loads before it is idle. */
type Weight = Record<Encoding, number>;

export interface FirstLoad {
  path: string;
  js: Weight;
  css: Weight;
}

/** A page that has asked for nothing for so many milliseconds rests. */
const restful = 1000;

/** Smaller files are served as they are (vite.config.ts): packing them saves nothing. */
const worthPacking = 200;

const forever = 'public, max-age=31536000, immutable';

/**
 * The bytes of a file as they travel.
 * @throws Error if it is not served compressed, or not cached by browsers permanently
 */
function weigh(address: string, encoding: Encoding): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const wrong = (what: string) => reject(new Error(`${address}, asked for as ${encoding}: ${what}`));
  get(address, { headers: { 'accept-encoding': encoding } }, (response) => {
    let bytes = 0;
    response.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    response.on('end', () => {
      const { 'content-encoding': packed, 'cache-control': caching } = response.headers;
      // A name without a content hash has to be revalidated.
      const wanted = new URL(address).pathname.startsWith('/assets/') ? forever : 'no-cache';
      if (response.statusCode !== 200) wrong(`answered with ${response.statusCode}`);
      else if (packed !== encoding && bytes >= worthPacking) wrong(`${bytes} bytes served as ${packed ?? 'they are'}`);
      else if (caching !== wanted) wrong(`cache-control is ${caching} and not ${wanted}`);
      else resolve(bytes);
    });
    response.on('error', reject);
  }).on('error', reject);
  return promise;
}

async function weighAll(addresses: readonly string[]): Promise<Weight> {
  const sum = async (encoding: Encoding) => {
    const weights = await Promise.all(addresses.map((address) => weigh(address, encoding)));
    return weights.reduce((total, bytes) => total + bytes, 0);
  };
  return { gzip: await sum('gzip'), br: await sum('br') };
}

/** All requests of a page until it shows its content and is idle. */
async function fetchedBy(page: Page, address: string): Promise<string[]> {
  const fetched = new Set<string>();
  let last = performance.now();
  page.on('request', (request) => {
    fetched.add(request.url());
    last = performance.now();
  });
  await page.addInitScript(neverAtRest);
  await page.goto(address);
  // Public pages show the server's HTML before their code is loaded.
  await page.locator('html[data-drawn]').waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  while (performance.now() - last < restful) await setTimeout(100);
  if (page.url() !== address && !page.url().startsWith(`${address}?`))
    throw new Error(`${address} led to ${page.url()}`);
  return [...fetched];
}

/**
 * What each of the first pages makes a browser fetch that has nothing yet.
 * @throws Error if a file is missing, not compressed, or not immutable
 */
export async function firstLoads(browser: Browser, demo: Demo): Promise<FirstLoad[]> {
  const loads: FirstLoad[] = [];
  for (const { path, session } of firstPages) {
    const fetched = await onPhone(browser, { token: await session?.(demo) }, (page) =>
      fetchedBy(page, demo.url + path),
    );
    const ending = (kind: string) => fetched.filter((address) => new URL(address).pathname.endsWith(kind));
    loads.push({ path, js: await weighAll(ending('.js')), css: await weighAll(ending('.css')) });
  }
  return loads;
}
