import { type Answer, questionsPerBlock, type WellnessBlock, wellnessBlocks } from '@miraco/domain/wellness';
import { loadMethod } from '@miraco/method/load';
import type { Locator } from '@playwright/test';
import { expect, type Visit } from './journey.ts';

const { wellness } = await loadMethod();

/** Each block in a level of its own, and the whole just below a boundary. */
export const someAnswers: readonly Answer[] = [1, 2, 1, 2, 2, 2, 3, 2, 3, 2, 3, 3, 4, 3, 3, 4, 4, 3, 4, 4];

export async function expectStep({ page, t }: Visit, block: WellnessBlock) {
  const step = wellnessBlocks.indexOf(block) + 1;
  const title = page.getByRole('heading', { level: 1, name: t(`initial.blocks.${block}`) });
  await expect(title).toContainText(t('initial.stepOf', { step, steps: wellnessBlocks.length }));
}

/** A question of the test by its words; the first of a block is 0. */
export function question({ page, language }: Visit, block: WellnessBlock, index: number): Locator {
  const text = wellness.questions[block][index]?.general[language] ?? '';
  return page.getByRole('group', { name: text, exact: true });
}

export function answerOf({ language }: Visit, group: Locator, answer: Answer): Locator {
  return group.getByRole('radio', { name: wellness.answers[answer - 1]?.[language] ?? '', exact: true });
}

/** The five answers of a block out of all twenty. */
export function ofBlock(answers: readonly Answer[], block: WellnessBlock): readonly Answer[] {
  const first = wellnessBlocks.indexOf(block) * questionsPerBlock;
  return answers.slice(first, first + questionsPerBlock);
}

/** Answers a block with clicks, from its first question on. */
export async function click(visit: Visit, block: WellnessBlock, answers: readonly Answer[]) {
  await expectStep(visit, block);
  for (const [index, answer] of answers.entries()) {
    await answerOf(visit, question(visit, block, index), answer).check();
  }
}

/** From the profile into the test: begun or not, one of its links leads there. */
export async function openFromProfile({ page, t }: Visit, link: 'takeTest' | 'continueTest' = 'takeTest') {
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: t(`profile.${link}`) })
    .first()
    .click();
}

export async function goOn({ page, t }: Visit) {
  await page.getByRole('button', { name: t('initial.next') }).click();
}

/** Answers the test of visitors, and opens its result. */
export async function answerAsVisitor(visit: Visit, answers: readonly Answer[]) {
  for (const block of wellnessBlocks) {
    await click(visit, block, ofBlock(answers, block));
    if (block !== wellnessBlocks.at(-1)) await goOn(visit);
  }
  await visit.page.getByRole('button', { name: visit.t('evaluate.result') }).click();
}

/** Answers a block with the keys 1 to 4, Tab between questions, and goes on with Enter. */
export async function pressKeys(visit: Visit, block: WellnessBlock, answers: readonly Answer[]) {
  await expectStep(visit, block);
  await answerOf(visit, question(visit, block, 0), 1).focus();
  for (const [index, answer] of answers.entries()) {
    if (index > 0) await visit.page.keyboard.press('Tab');
    await visit.page.keyboard.press(String(answer));
    await expect(answerOf(visit, question(visit, block, index), answer)).toBeChecked();
  }
  await visit.page.keyboard.press('Enter');
}

export async function expectAnswers(visit: Visit, block: WellnessBlock, answers: readonly Answer[]) {
  await expectStep(visit, block);
  for (const [index, answer] of answers.entries()) {
    await expect(answerOf(visit, question(visit, block, index), answer)).toBeChecked();
  }
}
