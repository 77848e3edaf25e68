import { paths } from '@miraco/contract/paths';
import { questionCount, questionsPerBlock } from '@miraco/domain/wellness';
import type { Browser, Locator, Page } from '@playwright/test';
import { onPhone } from '../../scripts/quiet-browser.ts';
import { type Figure, figure } from '../figures.ts';
import type { Demo } from './demo.ts';
import { drawn, longestDelay, timeToAnswer, watchDelays } from './watch-reactions.ts';

/** A phone of some years ago. */
const slowdown = 4;

const openings = 5;
const tests = 3;

const radio = (page: Page, question: number, answer: number) =>
  page.locator(`input[name="question-${question}"][value="${answer}"]`);

/** Any of the four answers, spread over the test. */
const answerTo = (question: number) => (question % 4) + 1;

type Hand = (page: Page, question: number) => Promise<void>;

/** Presses without Playwright's own looking whether that can be done, which would take time from the page just then. */
async function press(page: Page, target: Locator) {
  // In the middle nothing that sticks to the window covers it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not in sight`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const click: Hand = (page, question) => press(page, radio(page, question, answerTo(question)));

const pressKey: Hand = async (page, question) => {
  if (question % questionsPerBlock === 1) await radio(page, question, 1).focus();
  else await page.keyboard.press('Tab');
  await page.keyboard.press(String(answerTo(question)));
};

async function goOn(page: Page, hand: Hand) {
  if (hand === pressKey) return page.keyboard.press('Enter');
  return press(page, page.locator('form button[type=submit]'));
}

/** Answers a whole test and sends it; the longest delay of any press on the way. */
async function answerAll(page: Page, address: string, hand: Hand): Promise<number> {
  await watchDelays(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  for (let question = 1; question <= questionCount; question += 1) {
    await radio(page, question, 1).waitFor();
    await hand(page, question);
    await drawn(page);
    if (question % questionsPerBlock > 0) continue;
    await page.locator(`[role=progressbar][aria-valuenow="${question}"]`).waitFor();
    await goOn(page, hand);
  }
  await page.waitForURL(({ pathname }) => pathname !== new URL(address).pathname);
  await drawn(page);
  return longestDelay(page);
}

/** How soon the wellness test answers, and how soon it reacts to every answer. */
export async function answering(browser: Browser, { url, client, newcomer }: Demo): Promise<Figure[]> {
  const opened: number[] = [];
  for (let round = 0; round < openings; round += 1) {
    const phone = { token: await newcomer(), slowdown };
    opened.push(await onPhone(browser, phone, (page) => timeToAnswer(page, url + paths.initialTest)));
  }
  const longest = async (path: string, session: () => Promise<string>, hand: Hand) => {
    const delays: number[] = [];
    for (let round = 0; round < tests; round += 1) {
      const phone = { token: await session(), slowdown };
      delays.push(await onPhone(browser, phone, (page) => answerAll(page, url + path, hand)));
    }
    return delays;
  };
  const marta = () => client('marta');
  const aim = { atMost: 100 };
  return [
    figure('Wellness test, from its address to the first answer counted', 'ms', opened),
    figure(
      'Wellness test by clicks, longest delay (INP)',
      'ms',
      await longest(paths.initialTest, newcomer, click),
      aim,
    ),
    figure(
      'Wellness test by keys, longest delay (INP)',
      'ms',
      await longest(paths.initialTest, newcomer, pressKey),
      aim,
    ),
    figure('Weekly test by clicks, longest delay (INP)', 'ms', await longest(paths.weekly, marta, click), aim),
    figure('Weekly test by keys, longest delay (INP)', 'ms', await longest(paths.weekly, marta, pressKey), aim),
  ];
}
