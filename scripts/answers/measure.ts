import { gzipSync } from 'node:zlib';
import { paths } from '@miraco/contract/paths';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { neverAtRest } from '../quiet-browser.ts';
import { addressOf, type Places } from '../shots/people.ts';
import { type Seat, screens, seats } from '../shots/screens.ts';

/** The answer of the server to one request, which may be about several procedures. */
interface Answer {
  procedures: string[];
  /** The compressed bytes of a browser, or of one that knows gzip only where these are more. */
  bytes: number;
}

/** What a screen asks for until it is drawn and rests. */
export interface OpenedScreen {
  path: string;
  answers: Answer[];
}

const screenNames = Object.keys(screens).filter((name): name is keyof typeof screens => name in screens);

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/trpc/');

/** Only queries are batched: a change is none of what a screen needs. */
const isQuery = (request: Request) => isCall(request) && new URL(request.url()).searchParams.has('batch');

async function answerOf(request: Request): Promise<Answer | null> {
  const response = await request.response();
  if (response === null) return null;
  const body = await response.body();
  const isPacked = response.headers()['content-encoding'] !== undefined;
  const { responseBodySize } = await request.sizes();
  return {
    procedures: decodeURIComponent(new URL(request.url()).pathname.slice('/trpc/'.length)).split(','),
    bytes: Math.max(responseBodySize, isPacked ? gzipSync(body, { level: 4 }).length : body.length),
  };
}

/** Milliseconds in which code that has just come is drawn, and asks for more, on a busy machine too. */
const rest = 1000;

const drawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

/** Without those that fetch again what is shown already: some screens end up showing what is stored (spec 1, section 4). */
function firstOnes(answers: readonly Answer[]): Answer[] {
  const known = new Set<string>();
  return answers.filter(({ procedures }) => {
    const isNew = procedures.some((name) => !known.has(name));
    for (const name of procedures) known.add(name);
    return isNew;
  });
}

/** Opens a screen in a page of its own, and returns the answers that it waits for. */
async function openScreen(context: BrowserContext, address: string): Promise<Answer[]> {
  const page = await context.newPage();
  const open = new Set<Request>();
  const answers: Promise<Answer | null>[] = [];
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  // An answer that a page left before its end has no body to read, and nobody waited for it.
  page.on('requestfinished', (request) => {
    open.delete(request);
    if (isQuery(request)) answers.push(answerOf(request));
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const loading = page.locator('[aria-busy="true"]');
  for (let since = performance.now(); performance.now() - since < rest; ) {
    await drawn(page);
    if (open.size > 0 || (await loading.count()) > 0) since = performance.now();
  }
  const read = (await Promise.all(answers)).filter((answer) => answer !== null);
  await page.close();
  return firstOnes(read);
}

interface Walk {
  url: string;
  places: Places;
  /** The session of a seat; undefined for visitors. */
  sessionOf: (seat: Seat) => Promise<string | undefined>;
}

/** The seats that are shown most of each screen; a coach is shown less than an administrator. */
const seatOf = (shown: readonly Seat[]): Seat | undefined => shown.at(-1);

const screensOf = (seat: Seat) =>
  screenNames.filter((name) => {
    const screen = screens[name];
    return 'seats' in screen && seatOf(screen.seats) === seat;
  });

/** Opens every screen as by an address that is typed, each from one seat. */
export async function openScreens(browser: Browser, walk: Walk): Promise<OpenedScreen[]> {
  const opened: OpenedScreen[] = [];
  for (const seat of seats) {
    const names = screensOf(seat);
    if (names.length === 0) continue;
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'es-ES' });
    await context.addInitScript(neverAtRest);
    const token = await walk.sessionOf(seat);
    if (token) await context.addInitScript(`sessionStorage.setItem('miraco.token', ${JSON.stringify(token)})`);
    for (const name of names) {
      const answers = await openScreen(context, walk.url + addressOf(paths[name], walk.places));
      opened.push({ path: paths[name], answers });
    }
    await context.close();
  }
  return opened;
}
