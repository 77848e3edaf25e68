import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const debian = '/usr/bin/chromium';
const everywhere = /everywhere\/.*\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    // Debian's where it is there, else the one that Playwright has fetched.
    launchOptions: {
      ...(existsSync(debian) ? { executablePath: debian } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'es phone', testMatch: everywhere, use: { locale: 'es-ES', viewport: { width: 390, height: 844 } } },
    { name: 'es desktop', testMatch: everywhere, use: { locale: 'es-ES', viewport: { width: 1280, height: 900 } } },
    { name: 'en phone', testMatch: everywhere, use: { locale: 'en-GB', viewport: { width: 390, height: 844 } } },
    { name: 'en desktop', use: { locale: 'en-GB', viewport: { width: 1280, height: 900 } } },
  ],
});
