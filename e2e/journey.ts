import { type Language, preferredLanguage } from '@miraco/domain/languages';
import { translator } from '@miraco/i18n/translator';
import { test as base, expect, type Page } from '@playwright/test';
import { type Product, withMailServer, withProduct } from './product.ts';
import { countRequests } from './settled.ts';

/** A page and its language. */
export interface Visit {
  page: Page;
  language: Language;
  /** The texts of the interface by their keys. */
  t: ReturnType<typeof translator>;
}

interface JourneyFixtures {
  /** The language that a browser of this locale gets. */
  language: Visit['language'];
  t: Visit['t'];
  visit: Visit;
  /** True if the test provokes refusals: the browser logs each such answer in its console. */
  refusals: boolean;
  quietConsole: undefined;
}

// The browser's own words for an answer of 400 or more, and for none at all.
const refusal = /^(?:Failed to load resource|TypeError: Failed to fetch dynamically imported module)/;

/** Collects the console errors and uncaught exceptions of a page. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

interface WorkerFixtures {
  /** True for a product that sends its mails. */
  mailed: boolean;
  product: Product;
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  mailed: [false, { option: true, scope: 'worker' }],
  // One product for each worker: data of a test is visible to the others, so each uses its own names.
  product: [({ mailed }, use) => (mailed ? withMailServer(use) : withProduct(use)), { scope: 'worker' }],
  baseURL: ({ product }, use) => use(product.url),
  language: ({ locale }, use) => use(preferredLanguage([locale ?? ''])),
  t: ({ language }, use) => use(translator(language)),
  visit: ({ page, language, t }, use) => use({ page, language, t }),
  refusals: [false, { option: true }],
  quietConsole: [
    async ({ page, refusals }, use) => {
      countRequests(page);
      const errors = errorsOf(page);
      await use(undefined);
      expect(errors.filter((error) => !refusals || !refusal.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
