import { languages } from '@miraco/domain/languages';
import { loadMethod } from '@miraco/method/load';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../accessible.ts';
import { veteranWords } from '../clients.ts';
import { expect, type Visit } from '../journey.ts';
import { settled } from '../settled.ts';

/** A phone and a desktop. */
const widths = [390, 1280];

const { support } = await loadMethod();

/** Names, and texts of clients, which are not translated. */
const names = [
  ...Object.values(veteranWords),
  'Miraco',
  'Administrator',
  'no-reply@localhost.localdomain',
  'Chrome',
  'YouTube',
  'Linux',
];

const countries = Object.keys(support.countries);

/** Initials, usernames, language codes, and dates, days ago and countries as a browser writes them that does not know the language. */
const signs = new RegExp(
  String.raw`\b(?:MA|admin|client\d+|today|${languages.join('|')}|${countries.join('|')}|(?:\d{4} )?M\d\d(?: \d\d)?(?:, (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))?)\b`,
  'gi',
);

/** Whether a text has a plain letter, which the pseudo-language never has. */
function isForeign(text: string): boolean {
  const rest = names.reduce((shortened, name) => shortened.replaceAll(name, ''), text);
  return /[a-z]/i.test(rest.replaceAll(signs, ''));
}

/** Countries as the browser names them, and the names and addresses of services: what a support card has of no language. */
const namesOfHelp = '[data-countries] summary, [data-about], [data-reach]';

/** The visible texts and accessible names of the page, except those that are marked as another language. */
const textsOf = (page: Page) =>
  page.evaluate((exempt) => {
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(`[lang]:not(html), [translate="no"], ${exempt}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isShown(node.parentElement)) texts.push(node.nodeValue ?? '');
    }
    const names = ['aria-label', 'placeholder', 'title', 'alt'];
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      if (isShown(element)) texts.push(...names.map((name) => element.getAttribute(name) ?? ''));
    }
    return texts;
  }, namesOfHelp);

/** Expects all texts of a page to be in the pseudo-language, and no width to scroll sideways. */
export async function expectTranslated(visit: Visit): Promise<void> {
  const { page } = visit;
  await settled(visit);
  const texts = await textsOf(page);
  expect.soft(texts.filter(isForeign), `${page.url()} has texts of another language`).toEqual([]);
  expect(texts.filter((text) => /\p{L}/u.test(text)).length).toBeGreaterThan(1);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}
