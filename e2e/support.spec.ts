import type { Evaluation, SignFrequency } from '@miraco/domain/evaluation';
import { virtues } from '@miraco/domain/virtues';
import { type Answer, wellnessBlocks } from '@miraco/domain/wellness';
import { loadMethod } from '@miraco/method/load';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addTrainee, openLaterPhases } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import type { Product } from './product.ts';

const { behaviours, emotions } = await loadMethod();

// The day of an evaluation that is prepared over REST is that of UTC.
test.use({ timezoneId: 'UTC' });

/** The support card; the help at the end of the page is not in `main`. */
const card = ({ page, t }: Visit) => page.getByRole('main').getByRole('region', { name: t('support.title') });
const summary = ({ page, t, language }: Visit) =>
  page.locator(`#support > [lang="${language}"]`).getByText(t('support.title'));

const expectLine = async (help: Locator, number: string) =>
  expect(help.locator(`a[href="tel:${number}"]`).filter({ visible: true })).toBeVisible();

/** The answers to the four blocks, five equal ones each. */
const perBlock = (...answers: readonly Answer[]) => answers.flatMap((answer) => Array<Answer>(5).fill(answer));

const results = [
  { what: 'all never', responses: perBlock(1, 1, 1, 1), lead: 'result' },
  { what: 'all seldom but one', responses: [2, ...perBlock(1, 1, 1, 1).slice(1)] as Answer[], lead: 'result' },
  { what: 'health never, the rest always', responses: perBlock(1, 4, 4, 4), lead: 'asked' },
  { what: 'effort never, the rest always', responses: perBlock(4, 4, 4, 1), lead: 'asked' },
  { what: 'all seldom', responses: perBlock(2, 2, 2, 2), lead: null },
  { what: 'all sometimes', responses: perBlock(3, 3, 3, 3), lead: null },
  { what: 'all always', responses: perBlock(4, 4, 4, 4), lead: null },
] as const;

const register = (
  { rest }: Product,
  test: 'initial' | 'responsibility/weekly',
  user: string,
  responses: readonly Answer[],
) => rest('POST', `/client/${test}/register`, { user, responses });

for (const { what, responses, lead } of results) {
  test(`the result of ${what} has ${lead ? 'one support card' : 'none'}`, async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await product.addClient();
    await register(product, 'initial', client.id, responses);
    await openAs(visit, client, '/client/result');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('result.title'));
    await expect(page.getByRole('heading', { name: t('result.blocks') })).toBeVisible();
    await expect(card(visit)).toHaveCount(lead ? 1 : 0);
    if (!lead) return;
    await expect(card(visit)).toContainText(t(`support.${lead}`));
    await expect(page.getByText(t('result.support'))).toHaveCount(0);
    if (lead === 'result') {
      const above = await card(visit).boundingBox();
      const overall = await page.getByRole('heading', { name: t('result.overall') }).boundingBox();
      expect(above?.y).toBeLessThan(overall?.y ?? 0);
    }
    await expectAccessible(page);
  });
}

test('a visitor in crisis reads the number to call above the invitation to go on, and nothing of a coach', async ({
  visit,
}) => {
  const { page, t } = visit;
  await page.goto('/evaluate');
  await page.getByRole('button', { name: t('evaluate.begin') }).click();
  for (const block of wellnessBlocks) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t(`initial.blocks.${block}`));
    for (const never of await page.locator('input[value="1"]').all()) await never.check();
    await page.getByRole('button', { name: block === 'effort' ? t('evaluate.result') : t('initial.next') }).click();
  }
  await expect(card(visit)).toHaveCount(1);
  const own = visit.language === 'es' ? '024' : '116123';
  await expectLine(card(visit), own);
  const help = await card(visit).boundingBox();
  const sale = await page.getByRole('heading', { name: t('evaluate.nextTitle') }).boundingBox();
  expect(help?.y).toBeLessThan(sale?.y ?? 0);
  await expect(card(visit)).not.toContainText(/coach/i);
  await expectAccessible(page);
});

test('the weekly result and the profile of a client in crisis begin with the card', async ({ visit, product }) => {
  const { page } = visit;
  const client = await addTrainee(product);
  await register(product, 'responsibility/weekly', client.id, perBlock(1, 1, 1, 1));
  await openAs(visit, client, '/client/test/responsibility/weeklyresult');
  await expect(card(visit)).toHaveCount(1);
  await page.goto('/client/profile');
  await expect(card(visit)).toHaveCount(1);
  const help = await card(visit).boundingBox();
  const next = await page.getByRole('heading', { name: visit.t('profile.due.evaluation.title') }).boundingBox();
  expect(help?.y).toBeLessThan(next?.y ?? 0);
});

for (const { part, sign, shown } of [
  { part: 'me', sign: 'autodesprecio', shown: true },
  { part: 'me', sign: 'pereza', shown: false },
  { part: 'others', sign: 'autodesprecio', shown: false },
] as const) {
  test(`an expectation (${part}) with ${sign} ${shown ? 'shows' : 'does not show'} the card once it is saved`, async ({
    visit,
    product,
  }) => {
    const { page, t, language } = visit;
    await openAs(visit, await product.addClient(), '/client/test/conscience/prospect');
    const form = page.getByRole('form', { name: t(`prospect.${part}.form`) });
    await form.getByRole('combobox', { name: t(`prospect.${part}.who`) }).selectOption({ index: 1 });
    await form.getByRole('textbox', { name: t(`prospect.${part}.text`) }).fill('Que todo dependa de esto');
    const feelings = form.getByRole('combobox', { name: t('prospect.feelings') });
    await feelings.fill(emotions.signs[sign]?.[language] ?? '');
    await page
      .getByRole('option', { name: emotions.signs[sign]?.[language] ?? '' })
      .first()
      .click();
    await page.keyboard.press('Escape');
    const conducts = form.getByRole('combobox', { name: t('prospect.conducts') });
    await conducts.click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await expect(card(visit)).toHaveCount(0);
    await form.getByRole('button', { name: t('prospect.add') }).click();
    await expect(page.getByText(t('prospect.added'), { exact: true })).toBeVisible();
    await expect(card(visit)).toHaveCount(shown ? 1 : 0);
    if (shown) await expect(card(visit)).toContainText(t('support.written'));
  });
}

test('a habit with a heavy sign shows the card once it is saved', async ({ visit, product }) => {
  const { page, t, language } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(visit, await product.addClient(), '/client/test/conscience/harmful');
  const add = async (habit: string, sign: string) => {
    const form = page.getByRole('form', { name: t('harmful.form') });
    await form.getByRole('textbox', { name: t('harmful.habit') }).fill(habit);
    await form.getByRole('combobox', { name: t('harmful.feelings') }).fill(emotions.signs[sign]?.[language] ?? '');
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await form.getByRole('combobox', { name: t('harmful.frequency') }).selectOption({ index: 1 });
    await form.getByRole('button', { name: t('harmful.add') }).click();
    await expect(page.getByRole('main').getByText(habit).first()).toBeVisible();
    await expect(form.getByRole('textbox', { name: t('harmful.habit') })).toHaveValue('');
  };
  await add('Posponerlo todo', 'pereza');
  await expect(card(visit)).toHaveCount(0);
  for (const habit of ['Beber hasta no sentir', 'No dormir']) {
    await add(habit, 'desesperanza');
    await expect(card(visit)).toHaveCount(1);
    await expect(card(visit)).toContainText(t('support.written'));
    await expect(card(visit).locator('a[data-kind="call"]').filter({ visible: true }).first()).toBeInViewport();
  }
  await expectAccessible(page);
});

test('fear of a partner puts the services against violence first', async ({ visit, product }) => {
  const { page, t, language } = visit;
  const client = await product.addClient();
  await openAs(visit, client, '/client/test/conscience/prospect');
  const form = page.getByRole('form', { name: t('prospect.others.form') });
  await form.getByRole('combobox', { name: t('prospect.others.who') }).selectOption('pareja');
  await form.getByRole('textbox', { name: t('prospect.others.text') }).fill('Que no se enfade');
  for (const [field, sign] of [
    ['feelings', emotions.signs.miedo?.[language]],
    ['conducts', behaviours.signs.postergar?.[language]],
  ] as const) {
    await form.getByRole('combobox', { name: t(`prospect.${field}`) }).fill(sign ?? '');
    await page
      .getByRole('option', { name: sign ?? '' })
      .first()
      .click();
    await page.keyboard.press('Escape');
  }
  await form.getByRole('button', { name: t('prospect.add') }).click();
  await expect(card(visit)).toHaveCount(1);
  await expect(card(visit)).toContainText(t('support.afraid'));
  await expect(card(visit)).not.toContainText(t('support.written'));
  const first = card(visit).getByRole('listitem').filter({ visible: true }).first();
  await expectLine(first, language === 'es' ? '016' : '08082000247');
  await expectAccessible(page);
});

test('the search for signs answers a word for help with the help, and every search that finds nothing offers it', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  await openAs(visit, await product.addClient(), '/client/test/conscience/prospect');
  const form = page.getByRole('form', { name: t('prospect.me.form') });
  const nothing = (query: string) => page.getByText(t('multiSelect.nothing', { query }), { exact: true });
  const words =
    language === 'es'
      ? ['morir', 'Suicidio', 'maltrato', 'me pega', 'abuso', 'acoso', 'tráuma', 'cortarme', 'vomitar', 'golpear']
      : ['suicide', 'abuse', 'HIT', 'die', 'cut', 'rape', 'hurt'];
  for (const field of ['feelings', 'conducts'] as const) {
    const input = form.getByRole('combobox', { name: t(`prospect.${field}`) });
    const help = form.locator(`[data-field="${field}"]`).getByRole('link', { name: t('help.now') });
    for (const word of words) {
      await input.fill(word);
      await expect(help).toBeVisible();
      await expect(nothing(word)).toHaveCount(0);
    }
    await input.fill('xyzzy');
    await expect(nothing('xyzzy').filter({ visible: true })).toHaveCount(1);
    await expect(help).toBeVisible();
    await expectAccessible(page);
    await input.fill(emotions.signs.pereza?.[language].slice(0, 3) ?? '');
    await expect(help).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  const input = form.getByRole('combobox', { name: t('prospect.feelings') });
  await input.fill(words[0] ?? '');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('link', { name: t('help.now') })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(input).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#support a[data-kind="call"]').filter({ visible: true }).first()).toBeInViewport();
});

const careSigns = (frequency: SignFrequency): Evaluation => ({
  ...Object.fromEntries(virtues.map((virtue) => [virtue, 'ninguno'])),
  alegria: { tristeza: 'diario', pesadumbre: frequency },
});

for (const { frequency, shown } of [
  { frequency: 'diario', shown: true },
  { frequency: 'algunos', shown: false },
] as const) {
  test(`an evaluation with a second heavy sign “${frequency}” ${shown ? 'leads' : 'does not lead'} to the card`, async ({
    visit,
    product,
  }) => {
    const { page, t } = visit;
    const client = await addTrainee(product);
    // Today's evaluation is what the form begins with.
    const evaluation = careSigns(frequency);
    await product.rest('POST', '/client/responsibility/evaluation/register', {
      user: client.id,
      evaluation,
      timeZone: 'UTC',
    });
    await openAs(visit, client, '/client/test/responsibility/evaluation?step=3');
    await page.getByRole('button', { name: t('evaluation.send') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('evaluation.confirmSend') })
      .click();
    // Deep distress leads to the results with their card, and not to a closing page.
    await expect(page).toHaveURL(`/client/test/responsibility/historical${shown ? '' : '?moment=evaluation'}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t(shown ? 'historical.title' : 'moment.evaluation.title'),
    );
    await expect(card(visit)).toHaveCount(shown ? 1 : 0);
    if (shown) await expect(card(visit)).toContainText(t('support.evaluated'));
  });
}

test('the help at the end of a page is unfolded by keyboard, follows the language, and is on paper', async ({
  visit,
}) => {
  const { page, language } = visit;
  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await summary(visit).focus();
  await page.keyboard.press('Enter');
  await expectLine(page.locator('#support'), language === 'es' ? '024' : '116123');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('#support a').filter({ visible: true })).toHaveCount(0);
  const other = language === 'es' ? 'en' : 'es';
  await page.getByRole('button', { name: other.toUpperCase() }).last().click();
  await expect(page.locator(`#support > [lang="${other}"]`)).toBeVisible();
  await expect(page.locator(`#support > [lang="${language}"]`)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  // The browser's own country stays first.
  await expectLine(page.locator('#support'), language === 'es' ? '024' : '116123');
});

test('a form about oneself says that nobody reads it at once, and its link unfolds the help', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await product.addClient();
  for (const form of ['prospect', 'harmful']) {
    await openAs(visit, client, `/client/test/conscience/${form}`);
    await expect(page.getByText(t('help.readLater'))).toHaveCount(1);
    await page.getByRole('link', { name: t('help.now') }).click();
    await expect(page.locator('#support a[data-kind="call"]').filter({ visible: true }).first()).toBeInViewport();
  }
  await openLaterPhases(product, client.id);
  for (const path of ['responsibility/manifest', 'impact/personal', 'impact/couple']) {
    await page.goto(`/client/test/${path}`);
    await expect(page.getByText(t('help.readLater'))).toHaveCount(1);
  }
});

test('above the answers about a couple, one line is about fear and leads to help', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await addTrainee(product), '/client/test/impact/couple');
  const line = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: t('purpose.coupleSafety') });
  const table = await page.getByRole('table').first().boundingBox();
  expect((await line.boundingBox())?.y).toBeLessThan(table?.y ?? 0);
  await expectAccessible(page);
  await line.getByRole('link', { name: t('help.now') }).click();
  await expect(page.locator('#support a[data-kind="call"]').filter({ visible: true }).first()).toBeInViewport();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', refusals: true });

  test('a client still finds the number to call', async ({ visit, product }) => {
    const { page, language } = visit;
    await openAs(visit, await product.addClient(), '/client/profile');
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 })
      .toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await summary(visit).click();
    await expectLine(page.locator('#support'), language === 'es' ? '024' : '116123');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor still finds the number to call', async ({ visit }) => {
    const { page, language } = visit;
    await page.goto('/');
    await summary(visit).click();
    await expectLine(page.locator('#support'), language === 'es' ? '024' : '116123');
  });
});

test('an administrator chooses the countries and adds a line, and sees both at the end of the page at once', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await openAs(visit, { username: 'admin', password: 'a long password' }, '/admin/settings');
  const help = page.getByRole('form', { name: t('supportSetting.title') });
  const name = new Intl.DisplayNames(visit.language, { type: 'region' }).of('CL') ?? '';
  await help.getByRole('checkbox', { name }).click();
  await help.getByRole('textbox', { name: t('supportSetting.name') }).fill('Equipo de guardia');
  await help.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('validation.phoneOrMail'))).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('textbox', { name: t('supportSetting.phone') }).fill('+34 600 11 22 33');
  await help.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('settings.saved'), { exact: true })).toBeVisible();
  await summary(visit).click();
  await expectLine(page.locator('#support'), '+34600112233');
  await expectLine(page.locator('#support'), '*4141');
  await expect(page.locator('#support a[href="tel:024"]')).toHaveCount(0);
  const none = { countries: [], name: '', phone: '', mail: '' };
  await fetch(`${product.url}/trpc/admin.settings.set`, {
    method: 'POST',
    headers: { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ support: none }),
  });
});
