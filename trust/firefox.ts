import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { downloaded, errorsOf, firefoxPath, withFirefox } from './firefox/browser.ts';
import { coaching, conscience, laterPhases, type Person } from './firefox/journeys.ts';
import { type Tab, tabOf } from './firefox/tab.ts';
import { type Finding, field, inFolder, type Served, serve } from './served.ts';

/** In milliseconds: a machine that is busy otherwise takes long for a page. */
const patience = 120_000;

const password = 'una clave larga y mía';

/** Registers somebody over the documented call; answers their id. */
async function register({ request }: Served, person: Person, rest: object): Promise<string> {
  const contact = { email: `${person.username}@example.org`, address: 'Calle Mayor, 1', phone: '600 000 000' };
  const answer = await request('POST', '/api/admin/user/register', { ...person, ...contact, ...rest });
  if (!answer.ok) throw new Error(`registering returned ${answer.status}: ${await answer.text()}`);
  return String(field(await answer.json(), 'id'));
}

type Journey = (tab: Tab) => Promise<void>;

/** Walks a journey in a window of its own: one behind another is not drawn. Returns the errors of its pages. */
async function walk(page: Page, url: string, name: string, journey: Journey): Promise<string[]> {
  const errors = errorsOf(page);
  page.setDefaultTimeout(patience);
  await page.evaluateOnNewDocument(() => {
    // An empty page has no storage.
    if (location.protocol === 'http:') localStorage.setItem('miraco.questions', 'all');
  });
  try {
    await journey(await tabOf(page, url));
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  }
  await page.close();
  return errors.map((error) => `${name}: ${error}`);
}

/** The main journeys of a client and a coach in Firefox: no error, no exception, nothing scrolls sideways. */
export async function firefox(): Promise<Finding> {
  const path = firefoxPath();
  if (!path) return { ok: true, skipped: true, figure: 'there is no Firefox: install firefox-esr, or set FIREFOX' };
  return inFolder(async (folder) => {
    const downloads = join(folder, 'downloads');
    await mkdir(downloads);
    const product = await serve(join(folder, 'data'));
    await product.signIn();
    const coach: Person = { username: 'coach', password, firstname: 'Elena', lastname: 'Sarmiento' };
    const client: Person = { username: 'client', password, firstname: 'Ana', lastname: 'Ruiz' };
    await register(product, client, { access: 'client', coach: await register(product, coach, { access: 'coach' }) });
    const summary = () => downloaded(downloads, 'resume_conscience_profile.pdf', patience);
    const journeys: Readonly<Record<string, Journey>> = {
      Conscience: (tab) => conscience(tab, client, summary),
      'the coach': (tab) => coaching(tab, coach, client),
      'the later phases': (tab) => laterPhases(tab, client),
    };
    try {
      return await withFirefox(path, downloads, async ({ version, newPage }) => {
        const errors: string[] = [];
        for (const [name, journey] of Object.entries(journeys)) {
          errors.push(...(await walk(await newPage(), product.url, name, journey)));
          // The next one goes on where this one ends.
          if (errors.length > 0) break;
        }
        const figure = errors.length > 0 ? errors.slice(0, 5).join(' | ') : 'three journeys without an error';
        return { ok: errors.length === 0, figure: `${version}: ${figure}` };
      });
    } finally {
      await product.stop();
    }
  });
}
