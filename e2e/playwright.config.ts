import { defineConfig } from '@playwright/test';
import { browserPath } from '../scripts/browser.ts';
import { quietFlags } from '../scripts/quiet-browser.ts';

const everywhere = /everywhere\/.*\.spec\.ts/;
/** In Spanish on a phone and in English on a desktop only: both languages and both widths, without opening every page four times. */
const routes = /everywhere\/routes\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that stalls for seconds is not a fault of the product; a test that fails twice is. The end of the run lists the retries.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    launchOptions: { executablePath: await browserPath(), args: quietFlags },
    // The cache of a service worker would hide the server's answers from a test. offline.spec.ts allows it.
    serviceWorkers: 'block',
    // A trace takes a third more of the time: `--trace on` for the one test that needs it.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'es phone', testMatch: everywhere, use: { locale: 'es-ES', viewport: { width: 390, height: 844 } } },
    {
      name: 'es desktop',
      testMatch: everywhere,
      testIgnore: routes,
      use: { locale: 'es-ES', viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'en phone',
      testMatch: everywhere,
      testIgnore: routes,
      use: { locale: 'en-GB', viewport: { width: 390, height: 844 } },
    },
    { name: 'en desktop', use: { locale: 'en-GB', viewport: { width: 1280, height: 900 } } },
  ],
});
