import { type Language, languageForTag } from '@miraco/domain/languages';
import { translator } from '@miraco/i18n/translator';
import { test as base, expect, type Page } from '@playwright/test';
import { type Product, withProduct } from './product.ts';
import { countRequests } from './settled.ts';

/** Somebody's page, and the language that is on it. */
export interface Visit {
  page: Page;
  language: Language;
  /** The texts of the interface by their keys. */
  t: ReturnType<typeof translator>;
}

interface JourneyFixtures {
  /** The language that a browser of this locale is shown. */
  language: Visit['language'];
  t: Visit['t'];
  visit: Visit;
  /** True where the server refuses something on purpose: the browser notes each such answer in its console. */
  refusals: boolean;
  quietConsole: undefined;
}

// The browser's own words for an answer of 400 or more, and for none at all.
const refusal = /^(?:Failed to load resource|TypeError: Failed to fetch dynamically imported module)/;

/** Collects what a page writes to its console as an error, and what it throws. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

export const test = base.extend<JourneyFixtures, { product: Product }>({
  // One product for each worker: what a test adds is there for the others, under names of its own.
  product: [({ browserName: _ }, use) => withProduct(use), { scope: 'worker' }],
  baseURL: ({ product }, use) => use(product.url),
  language: ({ locale }, use) => use(languageForTag(locale ?? '')),
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
