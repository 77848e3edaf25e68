import { loadMethod } from '@miraco/method/load';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectQuestion, preferAllAtOnce, readQuestion, showOneAtATime } from './focused.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { countPresses } from './presses.ts';
import type { Client, Product } from './product.ts';
import { onAnotherDevice } from './test-takers.ts';

const { emotions, behaviours, virtues, people } = await loadMethod();
const address = '/client/test/conscience/prospect';

const next = ({ page, t }: Visit) => page.getByRole('button', { name: t('focused.next') });

interface Stored {
  _id: string;
  date: string;
  prospect: string;
  conducts: { behavior: string }[];
}

/** The expectations of a client, newest first. */
async function stored(product: Product, { id }: Client): Promise<Stored[]> {
  const answer = await product.rest('GET', `/client/conscience/prospect/get/${id}`);
  return Object(answer).prospect ?? [];
}

/** The names of all virtues that the page shows in its main part. */
async function virtuesOn({ page, language }: Visit): Promise<string[]> {
  const text = await page.getByRole('main').innerText();
  return Object.values(virtues)
    .map(({ name }) => name[language])
    .filter((name) => text.includes(name));
}

const tell = (product: Product, { id: user }: Client, change: object = {}) =>
  product.rest('POST', '/client/conscience/prospect/register', {
    ...{ user, me: true, who: 'padre', prospect: 'que siga con el negocio' },
    ...{ feelings: [{ emotion: 'ninguna' }], conducts: [{ behavior: 'postergar' }] },
    ...change,
  });

/** Fills in the form about others, with all fields on the screen. */
async function fillOthers({ page, t }: Visit, text: string, complete: boolean) {
  const form = page.getByRole('form', { name: t('prospect.others.form') });
  await form.getByRole('textbox', { name: t('prospect.others.text') }).fill(text);
  if (!complete) return;
  await form.getByRole('combobox', { name: t('prospect.others.who') }).selectOption('pareja');
  for (const field of ['feelings', 'conducts'] as const) {
    await form.getByRole('combobox', { name: t(`prospect.${field}`) }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.keyboard.press('Escape');
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an expectation is told one question at a time, in ten presses at most, and what it touches is told at the end', async ({
    visit,
    product,
  }) => {
    test.slow();
    const { page, t, language } = visit;
    const client = await product.addClient();
    await openAs(visit, client, address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(t('prospect.about'));
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expectAccessible(page);
    await next(visit).click();
    await expect(page.getByRole('alert')).toHaveText(t('prospect.missing.about'));

    const presses = await countPresses(page);
    await page.getByRole('radio').first().click();
    await expectQuestion(visit, 'who');
    await expect(page.getByRole('radio')).toHaveCount(Object.keys(people).length);
    await page.getByRole('radio', { name: people.madre[language] }).click();

    await expectQuestion(visit, 'prospect');
    await expect(page.getByText(t('entries.count', { count: 0, number: '0', limit: '2,000' }))).toBeHidden();
    const text = page.getByRole('textbox', { name: t('prospect.me.text') });
    await text.click();
    await text.fill('I HAVE TO COPE');
    await expect(page.getByText(/^14 of/)).toBeVisible();
    await next(visit).click();

    await expectQuestion(visit, 'feelings');
    await expect(page.getByRole('main')).toContainText('I HAVE TO COPE');
    await page.getByRole('option', { name: emotions.signs.envidia?.[language] ?? '', exact: true }).click();
    await next(visit).click();
    await expectQuestion(visit, 'conducts');
    await page.getByRole('option', { name: behaviours.signs.postergar?.[language] ?? '', exact: true }).click();
    expect(await virtuesOn(visit)).toEqual([]);
    await next(visit).click();

    await expectQuestion(visit, 'end');
    for (const sign of [emotions.signs.envidia, behaviours.signs.postergar])
      await expect(heading).toContainText(sign ? virtues[sign.virtue].name[language] : 'No sign');
    await page.getByRole('button', { name: t('prospect.add') }).click();
    await expect(heading).toHaveText(t('prospect.added'));
    expect(await presses()).toBeLessThanOrEqual(10);

    await expect(heading).toBeFocused();
    await expect(page.getByRole('main')).toContainText('I have to cope');
    await expect(page.getByRole('status').getByText(t('prospect.added'))).toHaveCount(0);
    await expectAccessible(page);
    expect(await stored(product, client)).toMatchObject([
      { me: true, who: 'madre', prospect: 'I HAVE TO COPE', feelings: [{ emotion: 'envidia' }] },
    ]);
    // Nothing is left to be asked about.
    await page.getByRole('link', { name: t('due.goOn', { what: t('prospect.continue') }) }).click();
    await expect(page).toHaveURL(/mediumhard/);
  });

  test('a choice that a slow device draws late moves on all the same', async ({ visit, product }) => {
    const { page } = visit;
    await openAs(visit, await product.addClient(), address);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await readQuestion(visit);
    await page.evaluate(() => {
      const block = () => {
        const end = performance.now() + 700;
        while (performance.now() < end);
      };
      window.addEventListener('click', block, { once: true });
    });
    await page.getByRole('radio').nth(1).click();
    await expectQuestion(visit, 'who');
  });

  test('each question is accessible, back is one press, and an answer is changed from the end', async ({
    visit,
    product,
  }) => {
    test.slow();
    const { page, t, language } = visit;
    await openAs(visit, await product.addClient(), address);
    await page.getByRole('radio').nth(1).click();
    await expectQuestion(visit, 'who');
    await expectAccessible(page);
    await page.getByRole('radio', { name: people.pareja[language] }).click();
    await expectQuestion(visit, 'prospect');
    await next(visit).click();
    await expect(page.getByRole('alert')).toHaveText(t('prospect.missing.prospect'));
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.getByRole('textbox').fill('They should know');
    await expectAccessible(page);
    await next(visit).click();
    await expectQuestion(visit, 'feelings');
    await expectAccessible(page);
    await page.getByRole('button', { name: t('focused.back') }).click();
    await expectQuestion(visit, 'prospect');
    await expect(page.getByRole('textbox')).toHaveValue('They should know');
    await next(visit).click();
    await page.getByRole('option').first().click();
    await next(visit).click();
    await expectQuestion(visit, 'conducts');
    await page.getByRole('combobox').fill('nothing like this');
    await expectAccessible(page);
    await page.getByRole('combobox').fill('');
    await page.getByRole('option').first().click();
    await next(visit).click();
    await expectQuestion(visit, 'end');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('prospect.touchesNone'));
    await expectAccessible(page);

    await page.getByRole('button', { name: t('prospect.changeOf', { what: t('prospect.column.who') }) }).click();
    await expectQuestion(visit, 'who');
    await page.getByRole('radio', { name: people.hija[language] }).click();
    await expectQuestion(visit, 'end');
    await expect(page.getByRole('main')).toContainText(people.hija[language]);
  });

  test('what was begun goes on where it was left, on another device too, and leaving asks about it', async ({
    visit,
    product,
    browser,
  }) => {
    const { page, t, language } = visit;
    const client = await product.addClient();
    await openAs(visit, client, address);
    await page.getByRole('radio').nth(1).click();
    await page.getByRole('radio', { name: people.socio[language] }).click();
    await page.getByRole('textbox').fill('They answer at once');
    await next(visit).click();
    await expectQuestion(visit, 'feelings');
    await expect(page.getByText(t('conscience.save.saved'), { exact: true })).toBeVisible();
    await onAnotherDevice(
      browser,
      visit,
      client,
      async (there) => {
        await showOneAtATime(there);
        await expect(there.page).toHaveURL(/q=feelings(&|$)/);
        await expect(there.page.getByText(t('prospect.resumed'))).toBeVisible();
        await expect(there.page.getByRole('main')).toContainText('They answer at once');
        await there.page.goto(`${address}?q=about`);
        await expect(there.page.getByRole('radio', { name: /They answer at once/ })).toBeChecked();
      },
      address,
    );

    await page
      .getByRole('link', { name: t('nav.profile') })
      .last()
      .click();
    const question = page.getByRole('dialog', { name: t('prospect.leave.title') });
    await expect(question).toContainText(t('prospect.leave.half'));
    await expect(question.getByRole('button', { name: t('prospect.leave.add') })).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/q=feelings/);
    await page
      .getByRole('link', { name: t('nav.profile') })
      .last()
      .click();
    await question.getByRole('button', { name: t('prospect.leave.draft') }).click();
    await expect(page).toHaveURL('/client/profile');
  });

  test('an expectation is corrected from its answers, in its place', async ({ visit, product }) => {
    const { page, t, language } = visit;
    const client = await product.addClient();
    await tell(product, client);
    await tell(product, client, { me: false, prospect: 'que me entiendan' });
    const before = await stored(product, client);
    await openAs(visit, client, address);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('entries.correct', { name: 'Que siga con el negocio' }) }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('prospect.correctTitle'));
    await expect(heading).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('prospect.changeOf', { what: t('prospect.conducts') }) }).click();
    await page.getByRole('combobox').fill(behaviours.signs.quejarse?.[language] ?? '');
    await page.getByRole('option').first().click();
    await next(visit).click();
    await expectQuestion(visit, 'end');
    await expect(page.getByRole('main')).toContainText(behaviours.signs.quejarse?.[language] ?? '');
    await page.getByRole('button', { name: t('prospect.correctSave') }).click();
    await expect(
      page.getByRole('button', { name: t('entries.correct', { name: 'Que siga con el negocio' }) }),
    ).toBeFocused();
    const after = await stored(product, client);
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toMatchObject({ _id: before[1]?._id, date: before[1]?.date, prospect: before[1]?.prospect });
    expect(after[1]?.conducts.map(({ behavior }) => behavior)).toEqual(['postergar', 'quejarse']);
  });
});

/** Presses Tab until the focus is on `goal`. */
async function tabTo({ page }: Visit, goal: Locator) {
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the keyboard does not get there');
}

test('without a mouse, on a desktop', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await openAs(visit, client, address);
  await showOneAtATime(visit);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('2');
  await expectQuestion(visit, 'who');
  await page.keyboard.press('3');
  await expectQuestion(visit, 'prospect');
  await page.keyboard.press('Tab');
  await page.keyboard.type('They write back');
  await tabTo(visit, next(visit));
  await page.keyboard.press('Enter');
  for (const [question, word] of [
    ['feelings', 'envy'],
    ['conducts', 'putting things'],
  ] as const) {
    await expectQuestion(visit, question);
    await page.keyboard.press('Tab');
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('list', { name: t('multiSelect.chosen', { label: t(`prospect.asks.${question}`) }) });
    await expect(chosen.getByRole('listitem')).toHaveCount(1);
    await tabTo(visit, next(visit));
    await page.keyboard.press('Enter');
  }
  await expectQuestion(visit, 'end');
  await tabTo(visit, page.getByRole('button', { name: t('prospect.add') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('prospect.added'));
  await expectAccessible(page);
  expect(await stored(product, client)).toMatchObject([{ me: false, who: 'madre', prospect: 'They write back' }]);
  await tabTo(visit, page.getByRole('link', { name: t('prospect.another') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('prospect.about'));
});

test.describe('with all fields on the screen', () => {
  test.beforeEach(({ visit }) => preferAllAtOnce(visit));

  test('the link onwards asks about what is typed and not added: it stays, as a draft, or is added', async ({
    visit,
    product,
  }) => {
    test.slow();
    const { page, t } = visit;
    const client = await product.addClient();
    await openAs(visit, client, address);
    const onward = page
      .getByRole('main')
      .getByRole('link', { name: t('prospect.continue') })
      .last();
    const question = page.getByRole('dialog', { name: t('prospect.leave.title') });
    const text = page.getByRole('textbox', { name: t('prospect.others.text') });

    await fillOthers(visit, 'que me entienda', false);
    await onward.click();
    await expect(question.getByRole('button', { name: t('prospect.leave.stay') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(text).toHaveValue('que me entienda');
    // It is kept on the server: a reload asks nothing.
    await expect(page.getByText(t('conscience.save.saved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue('que me entienda');

    await onward.click();
    await question.getByRole('button', { name: t('prospect.leave.draft') }).click();
    const there = page.getByRole('heading', { level: 1, name: t('mediumhard.title') });
    await expect(there).toBeVisible();
    await page.goBack();
    await expect(text).toHaveValue('que me entienda');
    expect(await stored(product, client)).toEqual([]);

    await fillOthers(visit, 'que me entienda siempre', true);
    await page.goForward();
    await expect(question).toContainText(t('prospect.leave.ready'));
    await page.keyboard.press('Escape');
    await onward.click();
    await expectAccessible(page);
    await question.getByRole('button', { name: t('prospect.leave.add') }).click();
    await expect(there).toBeVisible();
    expect(await stored(product, client)).toMatchObject([{ me: false, prospect: 'que me entienda siempre' }]);
    await page.goBack();
    await expect(text).toHaveValue('');
    await onward.click();
    await expect(page).toHaveURL(/mediumhard/);
  });

  test('a correction has the fields of the form; leaving it asks, and cancelling loses nothing of what was there', async ({
    visit,
    product,
  }) => {
    test.slow();
    const { page, t } = visit;
    const client = await product.addClient();
    await tell(product, client);
    await openAs(visit, client, address);
    await fillOthers(visit, 'otra a medias', false);
    const correct = page.getByRole('button', { name: t('entries.correct', { name: 'Que siga con el negocio' }) });
    await correct.click();
    const form = page.getByRole('form', { name: t('prospect.correctTitle') });
    const text = form.getByRole('textbox', { name: t('prospect.me.text') });
    await expect(text).toHaveValue('que siga con el negocio');
    await expectAccessible(page);
    await form.getByRole('button', { name: t('common.cancel') }).click();
    await expect(correct).toBeFocused();

    await correct.click();
    await text.fill('');
    await form.getByRole('button', { name: t('prospect.correctSave') }).click();
    await expect(text).toBeFocused();
    await expect(form).toContainText(t('prospect.missing.prospect'));
    await text.fill('que lo deje');
    await form.getByRole('button', { name: t('common.cancel') }).click();
    const question = page.getByRole('dialog', { name: t('prospect.leave.correctionTitle') });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(text).toHaveValue('que lo deje');
    await form.getByRole('button', { name: t('common.cancel') }).click();
    await question.getByRole('button', { name: t('prospect.leave.asItWas') }).click();
    await expect(correct).toBeFocused();
    await expect(page.getByRole('textbox', { name: t('prospect.others.text') })).toHaveValue('otra a medias');

    await correct.click();
    await text.fill('que lo venda');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(text).toHaveValue('que lo venda');
    await form.getByRole('button', { name: t('common.cancel') }).click();
    await question.getByRole('button', { name: t('prospect.leave.save') }).click();
    await expect(page.getByRole('button', { name: t('entries.correct', { name: 'Que lo venda' }) })).toBeFocused();
    expect(await stored(product, client)).toMatchObject([{ prospect: 'que lo venda' }]);
    await expect(page.getByRole('textbox', { name: t('prospect.others.text') })).toHaveValue('otra a medias');
  });

  test('what is added on leaving with a sign of deep distress shows the help first', async ({ visit, product }) => {
    const { page, t, language } = visit;
    const client = await product.addClient();
    await tell(product, client, { prospect: 'que no moleste', feelings: [{ emotion: 'ninguna' }] });
    await openAs(visit, client, address);
    const form = page.getByRole('form', { name: t('prospect.me.form') });
    await form.getByRole('combobox', { name: t('prospect.me.who') }).selectOption('yo');
    await form.getByRole('textbox', { name: t('prospect.me.text') }).fill('No valgo');
    await form
      .getByRole('combobox', { name: t('prospect.feelings') })
      .fill(emotions.signs.autodesprecio?.[language] ?? '');
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await form.getByRole('combobox', { name: t('prospect.conducts') }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('prospect.continue') })
      .last()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('prospect.leave.add') })
      .click();
    await expect(page.getByRole('main').getByRole('region', { name: t('support.title') })).toContainText(
      t('support.written'),
    );
    await expect(page).toHaveURL(address);
    expect(await stored(product, client)).toHaveLength(2);
  });
});

test.describe('with what another device did meanwhile', () => {
  test.use({ refusals: true });

  test('a correction of a removed expectation says so, and keeps what is typed', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await product.addClient();
    await tell(product, client);
    await preferAllAtOnce(visit);
    await openAs(visit, client, address);
    await page.getByRole('button', { name: t('entries.correct', { name: 'Que siga con el negocio' }) }).click();
    const form = page.getByRole('form', { name: t('prospect.correctTitle') });
    const text = form.getByRole('textbox', { name: t('prospect.me.text') });
    await text.fill('que lo deje');
    const [entry] = await stored(product, client);
    await product.rest('DELETE', `/client/conscience/prospect/remove/${entry?._id}`);
    await form.getByRole('button', { name: t('prospect.correctSave') }).click();
    await expect(page.getByRole('alert')).toContainText(t('prospect.correctFailed'));
    await expect(text).toHaveValue('que lo deje');
    await expectAccessible(page);
  });
});
