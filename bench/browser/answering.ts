import { setTimeout } from 'node:timers/promises';
import { paths } from '@miraco/contract/paths';
import { questionCount, questionsPerBlock } from '@miraco/domain/wellness';
import type { Browser, Locator, Page } from '@playwright/test';
import { onPhone } from '../../scripts/quiet-browser.ts';
import { type Figure, figure } from '../figures.ts';
import type { Demo } from './demo.ts';
import { drawn, immediate, longestDelay, press, slowdown, timeToAnswer, watchDelays } from './watch-reactions.ts';

const openings = 5;
const tests = 3;

/** One question a screen, as a phone shows forms unless its owner chooses otherwise, or all of a form. */
type Mode = 'one' | 'all';

const radio = (page: Page, question: number, answer: number) =>
  page.locator(`input[name="question-${question}"][value="${answer}"]`);

/** Any of the four answers, spread over the test. */
const answerTo = (question: number) => (question % 4) + 1;

type Hand = (page: Page, question: number, mode: Mode) => Promise<void>;

/** One at a time, a click this soon after a question appeared, in milliseconds, counts as a second press on the one before. */
const settling = 250;

const click: Hand = async (page, question, mode) => {
  if (mode === 'one') await setTimeout(settling);
  await press(page, radio(page, question, answerTo(question)));
};

const pressKey: Hand = async (page, question, mode) => {
  // A key reaches a question once its heading has the focus: at first by Tab, then by itself.
  if (mode === 'one' && question === 1) await page.locator('h1').focus();
  else if (mode === 'one') await page.locator('h1:focus').waitFor();
  if (mode === 'all' && question % questionsPerBlock === 1) await radio(page, question, 1).focus();
  else if (mode === 'all') await page.keyboard.press('Tab');
  await page.keyboard.press(String(answerTo(question)));
};

async function goOn(page: Page, hand: Hand, button: Locator) {
  await button.waitFor();
  if (hand === click) return press(page, button);
  await button.focus();
  return page.keyboard.press('Enter');
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar y ver mi resultado', exact: true });

/** Answers a whole test and sends it; the longest delay of any press on the way. */
async function answerAll(page: Page, address: string, hand: Hand, mode: Mode): Promise<number> {
  await watchDelays(page);
  await page.addInitScript(`localStorage.setItem('miraco.questions', '${mode}')`);
  await page.goto(address, { waitUntil: 'networkidle' });
  for (let question = 1; question <= questionCount; question += 1) {
    await radio(page, question, 1).waitFor();
    await hand(page, question, mode);
    await drawn(page);
    if (mode === 'one' || question % questionsPerBlock > 0) continue;
    await page.locator(`[role=progressbar][aria-valuenow="${question}"]`).waitFor();
    if (question < questionCount) await goOn(page, hand, page.locator('form button[type=submit]'));
  }
  await goOn(page, hand, send(page));
  await page.waitForURL(({ pathname }) => pathname !== new URL(address).pathname);
  await drawn(page);
  return longestDelay(page);
}

const tries: readonly { name: string; hand: Hand; mode: Mode }[] = [
  { name: 'by clicks', hand: click, mode: 'all' },
  { name: 'by keys', hand: pressKey, mode: 'all' },
  { name: 'one at a time, by clicks', hand: click, mode: 'one' },
  { name: 'one at a time, by keys', hand: pressKey, mode: 'one' },
];

/** How soon the wellness test answers, and how soon it reacts to every answer. */
export async function answering(browser: Browser, { url, client, newcomer }: Demo): Promise<Figure[]> {
  const opened: number[] = [];
  for (let round = 0; round < openings; round += 1) {
    const phone = { token: await newcomer(), slowdown };
    opened.push(await onPhone(browser, phone, (page) => timeToAnswer(page, url + paths.initialTest)));
  }
  const figures = [figure('Wellness test, from its address to the first answer counted', 'ms', opened)];
  const sessions = { 'Wellness test': newcomer, 'Weekly test': () => client('marta') };
  for (const [test, session] of Object.entries(sessions)) {
    const address = url + (session === newcomer ? paths.initialTest : paths.weekly);
    for (const { name, hand, mode } of tries) {
      const delays: number[] = [];
      for (let round = 0; round < tests; round += 1) {
        const phone = { token: await session(), slowdown };
        delays.push(await onPhone(browser, phone, (page) => answerAll(page, address, hand, mode)));
      }
      figures.push(figure(`${test} ${name}, longest delay (INP)`, 'ms', delays, immediate));
    }
  }
  return figures;
}
