import { virtues } from '@miraco/domain/virtues';
import { questionCount, wellnessBlocks } from '@miraco/domain/wellness';
import { loadMethod } from '@miraco/method/load';
import { expectQuestion, readQuestion } from './focused.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { countPresses } from './presses.ts';
import { answerOf, goOn, openFromProfile, question } from './wellness-test.ts';

const method = await loadMethod();

/** One expectation on a phone, one question at a time, to the next step. */
async function tellExpectation(visit: Visit) {
  const { page, t, language } = visit;
  const next = page.getByRole('button', { name: t('focused.next') });
  await page.getByRole('radio').first().click();
  await expectQuestion(visit, 'who');
  await page.getByRole('radio', { name: method.people.padre[language] }).click();
  await expectQuestion(visit, 'prospect');
  await page.getByRole('textbox', { name: t('prospect.me.text') }).click();
  await page.keyboard.type('I have to cope');
  await next.click();
  for (const sign of [method.emotions.signs.pereza, method.behaviours.signs.postergar]) {
    await page.getByRole('option', { name: sign?.[language] ?? '?', exact: true }).click();
    await next.click();
  }
  await page.getByRole('button', { name: t('prospect.add') }).click();
  await page.getByRole('link', { name: t('due.goOn', { what: t('prospect.continue') }) }).click();
}

/**
 * One expectation with all fields on the screen, to the next step. @returns the presses that the page does not hear: the choice in the
 * browser's own list of people, and Escape
 */
async function writeExpectation({ page, t, language }: Visit): Promise<number> {
  const form = page.getByRole('form', { name: t('prospect.me.form') });
  const choose = async (field: 'feelings' | 'conducts', name: string) => {
    await form.getByRole('combobox', { name: t(`prospect.${field}`) }).click();
    await form.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  };
  const who = form.getByRole('combobox', { name: t('prospect.me.who') });
  await who.click();
  await page.keyboard.press('Escape');
  await who.selectOption({ label: method.people.padre[language] });
  await form.getByLabel(t('prospect.me.text')).click();
  await page.keyboard.type('I have to cope');
  await choose('feelings', method.emotions.signs.pereza?.[language] ?? '?');
  await choose('conducts', method.behaviours.signs.postergar?.[language] ?? '?');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: t('prospect.add') }).click();
  await expect(page.getByRole('region', { name: t('prospect.me.title'), exact: true })).toContainText('I have to cope');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('prospect.continue') })
    .last()
    .click();
  return 2;
}

async function takeWellnessTest(visit: Visit, oneAtATime: boolean) {
  const { page, t } = visit;
  await openFromProfile(visit);
  for (let number = 1; oneAtATime && number <= questionCount; number += 1) {
    await expect(page).toHaveURL(new RegExp(`q=${number}$`));
    await readQuestion(visit);
    await page.getByRole('radio').nth(1).click();
  }
  for (const block of oneAtATime ? [] : wellnessBlocks) {
    for (let index = 0; index < 5; index += 1) await answerOf(visit, question(visit, block, index), 2).click();
    if (block !== wellnessBlocks.at(-1)) await goOn(visit);
  }
  await page.getByRole('button', { name: t('initial.send') }).click();
  await expect(page).toHaveURL('/client/result');
}

async function rateTheRest(visit: Visit, oneAtATime: boolean) {
  const { page, t } = visit;
  const place = () => new URL(page.url()).searchParams.get('q');
  if (oneAtATime) await expect.poll(place).not.toBeNull();
  for (const virtue of virtues) {
    const answer = page.locator(`input[name="rating-${virtue}"]`).last();
    // One at a time, the address names the question before the page shows it.
    if (oneAtATime ? place() !== virtue : (await answer.count()) === 0) continue;
    if (oneAtATime) await readQuestion(visit);
    await answer.click();
    if (oneAtATime) await expect.poll(place).not.toBe(virtue);
  }
  await page.getByRole('button', { name: t('mediumhard.save') }).click();
}

for (const [name, width] of [
  ['a phone', 390],
  ['a desktop', 1280],
] as const) {
  test(`the first phase takes at most 60 presses from the profile to the summary, without typing, on ${name}`, async ({
    visit,
    product,
  }) => {
    test.slow();
    const { page, t, language } = visit;
    const oneAtATime = width === 390;
    await page.setViewportSize({ width, height: 844 });
    await openAs(visit, await product.addClient());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const presses = await countPresses(page);

    await takeWellnessTest(visit, oneAtATime);
    await page.getByRole('link', { name: t('due.goOn', { what: t('due.name.weak') }) }).click();
    await page.getByRole('checkbox', { name: method.statements.perdon.statement[language] }).click();
    await page.getByRole('button', { name: t('weak.save') }).click();
    await expect(page).toHaveURL('/client/test/conscience/prospect');
    const unheard = oneAtATime ? 0 : await writeExpectation(visit);
    if (oneAtATime) await tellExpectation(visit);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await rateTheRest(visit, oneAtATime);
    await expect(page).toHaveURL('/client/resume?moment=conscience');

    expect(unheard + (await presses())).toBeLessThanOrEqual(60);
  });
}
