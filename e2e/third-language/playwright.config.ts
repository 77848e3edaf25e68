import { languages } from '@miraco/domain/languages';
import { defineConfig } from '@playwright/test';
import everyJourney from '../playwright.config.ts';

/** Run by scripts/third-language in a copy of the sources, where the last language is the pseudo-language. */
export default defineConfig({
  ...everyJourney,
  testDir: '.',
  testMatch: 'walk.ts',
  // One test walks every page.
  timeout: 240_000,
  projects: [{ name: 'third language', use: { locale: String(languages.at(-1)) } }],
});
