import { expect, type Visit } from './journey.ts';

/** As somebody who prefers all questions of a form at once, whatever the width of the window. */
export async function preferAllAtOnce({ page }: Visit) {
  await page.addInitScript(() => localStorage.setItem('miraco.questions', 'all'));
}

/** One question at a time: the default on a phone, and a switch elsewhere. */
export async function showOneAtATime({ page, t }: Visit) {
  const one = page.getByRole('button', { name: t('focused.one') });
  if ((await one.getAttribute('aria-pressed')) === 'false') await one.click();
  await expect(one).toHaveAttribute('aria-pressed', 'true');
}

/** Expects the question that the address names, and the focus on its heading. */
export async function expectQuestion({ page }: Visit, item: string | number) {
  await expect(page).toHaveURL(new RegExp(`[?&]q=${item}(&|$)`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** A press sooner than this after a question appeared is taken as meant for the one before. */
const settling = 250;

/** Waits until a press counts for the question that is on the screen, as somebody does who reads it. */
export const readQuestion = ({ page }: Visit) => page.waitForTimeout(settling);

/** Opens every form one question at a time. */
export async function preferOneAtATime({ page }: Visit) {
  await page.addInitScript(() => localStorage.setItem('miraco.questions', 'one'));
}
