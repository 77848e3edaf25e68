import { paths } from '@miraco/contract/paths';
import type { Browser } from '@playwright/test';
import { onPhone } from '../../scripts/quiet-browser.ts';
import { type Figure, figure } from '../figures.ts';
import type { Demo } from './demo.ts';

const downloads = 5;

/** From the press to the whole file, in a browser that has made no document before. */
async function timeOf(browser: Browser, token: string, address: string): Promise<number> {
  return onPhone(browser, { token }, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Descargar PDF', exact: true });
    await button.scrollIntoViewIfNeeded();
    const pressed = performance.now();
    // Without Playwright's own looking whether it can be pressed.
    const [download] = await Promise.all([page.waitForEvent('download'), button.dispatchEvent('click')]);
    const failure = await download.failure();
    if (failure) throw new Error(`${address}: ${failure}`);
    return performance.now() - pressed;
  });
}

/** The times of the documents of a client with data everywhere. */
export async function documents(browser: Browser, { url, client }: Demo): Promise<Figure[]> {
  const token = await client('marta');
  const rounds = async (path: string) => {
    const taken: number[] = [];
    for (let round = 0; round < downloads; round += 1) taken.push(await timeOf(browser, token, url + path));
    return taken;
  };
  return [
    figure('PDF of the profile, from the press to the file', 'ms', await rounds(paths.resume)),
    figure('PDF of the manifesto, from the press to the file', 'ms', await rounds(paths.manifest)),
  ];
}
