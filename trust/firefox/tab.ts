import { setTimeout } from 'node:timers/promises';
import { translator } from '@miraco/i18n/translator';
import type { ElementHandle, Page } from 'puppeteer-core';
import { named, type Role } from './by-name.ts';

/** The language of the journeys. */
export const language = 'es';

export const t = translator(language);

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** A tab of Firefox, with the steps of a person. Each names itself where it cannot be done. */
export interface Tab {
  /** Opens an address of the product, and looks at it. */
  open(path: string): Promise<void>;
  /** Waits until the address is this one, and looks at it. */
  arrive(path: string): Promise<void>;
  /** Waits until the page says this. */
  see(text: string): Promise<void>;
  /** Presses the first one of this name. */
  press(role: Role, name: string): Promise<void>;
  /** Presses the first of these names that there is. */
  pressFirst(role: Role, names: readonly string[]): Promise<void>;
  /** Presses the answer in a dialog: the button that opened it may have the same words. */
  pressInDialog(name: string): Promise<void>;
  /** Presses an answer of a question, the first one is 0; not if the question is not asked. */
  pressIn(question: string, index: number): Promise<void>;
  /** Presses all of this name, one after the other. */
  pressAll(role: Role, name: string): Promise<void>;
  type(field: string, text: string): Promise<void>;
  /** Presses a button of the form that has this field. */
  pressInFormOf(field: string, button: string): Promise<void>;
  /** Chooses from a list by the visible text. */
  choose(list: string, option: string): Promise<void>;
  /** Whether there is one of this name that can be used. */
  has(role: Role, name: string): Promise<boolean>;
  /** Looks whether the page scrolls sideways, in both widths. */
  look(): Promise<void>;
}

/** Clicks in the middle of the window, where no bar that sticks to its edges covers it. */
async function click(handle: ElementHandle<Element> | null | undefined): Promise<void> {
  if (!handle) throw new Error('it is not there');
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await handle.click();
}

const excess = () => {
  const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
  return scrollWidth - clientWidth;
};

/** @throws Error if it scrolls sideways in one of the two widths, when it has drawn itself for that */
async function lookAt(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewport(size);
    const began = performance.now();
    for (let wide = await page.evaluate(excess); wide > 0; wide = await page.evaluate(excess)) {
      if (performance.now() - began > page.getDefaultTimeout()) throw new Error(`${wide} px too wide at ${size.width}`);
      await setTimeout(200);
    }
  }
}

/** The page has its title, and no part of it is loading. */
const isThere = () => document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null;

async function arriveAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
  await page.waitForFunction(isThere);
  await lookAt(page);
}

async function pressAll(page: Page, role: Role, name: string): Promise<void> {
  await page.waitForSelector(named(role, name));
  for (const handle of await page.$$(named(role, name))) {
    // An answer may close the questions that it settles.
    const isOpen = await handle.evaluate((element) => element.checkVisibility() && !element.matches(':disabled'));
    if (isOpen) await click(handle);
  }
}

async function pressInFormOf(page: Page, field: string, button: string): Promise<void> {
  const box = await page.waitForSelector(named('field', field));
  const form = await box?.evaluateHandle((element) => element.closest('form'));
  await click(await form?.asElement()?.$(named('button', button)));
}

async function choose(page: Page, name: string, option: string): Promise<void> {
  const list = await page.waitForSelector(named('list', name));
  const value = await list?.evaluate(
    (element, text) => [...element.querySelectorAll('option')].find((each) => each.textContent?.trim() === text)?.value,
    option,
  );
  if (value === undefined) throw new Error('there is no such option');
  await list?.select(value);
}

export async function tabOf(page: Page, url: string): Promise<Tab> {
  await page.setViewport(desktop);
  /** Names the step that failed, and where. */
  const step = async (what: string, act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      throw new Error(`${what}, on ${page.url()}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return {
    look: () => step('looking', () => lookAt(page)),
    has: async (role, name) => (await page.$(named(role, name))) !== null,
    arrive: (path) => step(`arriving at ${path}`, () => arriveAt(page, path)),
    open: (path) =>
      step(`opening ${path}`, async () => {
        await page.goto(url + path);
        await page.waitForFunction(isThere);
        await lookAt(page);
      }),
    see: (text) =>
      step(`seeing “${text}”`, () =>
        page.waitForFunction((given) => document.body.innerText.includes(given), {}, text),
      ),
    press: (role, name) =>
      step(`pressing the ${role} “${name}”`, async () => click(await page.waitForSelector(named(role, name)))),
    pressFirst: (role, names) =>
      step(`pressing one of ${names.join(', ')}`, async () => {
        const found = await Promise.all(names.map((name) => page.$(named(role, name))));
        await click(found.find((each) => each !== null));
      }),
    pressInDialog: (name) =>
      step(`pressing “${name}” in a dialog`, async () => {
        const dialog = await page.waitForSelector('dialog[open], [role=dialog], [role=alertdialog]');
        await click(await dialog?.waitForSelector(named('button', name)));
      }),
    pressIn: (question, index) =>
      step(`answering “${question}”`, async () => {
        const answers = await (await page.$(named('question', question)))?.$$('input[type=radio]');
        if (answers) await click(answers[index]);
      }),
    pressAll: (role, name) => step(`pressing each ${role} “${name}”`, () => pressAll(page, role, name)),
    pressInFormOf: (field, button) =>
      step(`pressing “${button}” in the form of “${field}”`, () => pressInFormOf(page, field, button)),
    type: (field, text) =>
      step(`typing into “${field}”`, async () =>
        (await page.waitForSelector(named('field', field)))?.asLocator().fill(text),
      ),
    choose: (list, option) => step(`choosing “${option}” of “${list}”`, () => choose(page, list, option)),
  };
}
