import { virtues } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession, openAs } from './people.ts';
import type { Client, Product } from './product.ts';
import { onAnotherDevice } from './test-takers.ts';

const method = await loadMethod();
const address = '/client/test/responsibility/evaluation';
const history = '/client/test/responsibility/historical';
const weak = virtues.slice(0, 8);

// The day of an evaluation that is prepared over REST is that of UTC.
test.use({ timezoneId: 'UTC' });

/** A client in Responsibility with eight weak virtues and the others strong, so that there are two steps. */
async function beginPhase(visit: Visit, product: Product): Promise<Client> {
  const client = await addTrainee(product);
  await beginSession(visit, client);
  return client;
}

/** The signs of a virtue as the screen names them: its emotions, then its behaviours. */
const signsOf = (virtue: (typeof virtues)[number], language: Visit['language']) =>
  [method.emotions, method.behaviours].flatMap(({ signs }) =>
    Object.values(signs).flatMap((sign) => (sign.virtue === virtue ? [sign[language]] : [])),
  );

const choice = ({ page, t }: Visit, sign: string, frequency: 'not' | 'pocos' | 'algunos' | 'diario') =>
  page
    .getByRole('group', { name: sign, exact: true })
    .getByRole('radio', { name: t(`evaluation.choice.${frequency}`), exact: true });

const noneBox = ({ page, t }: Visit) => page.getByRole('button', { name: t('evaluation.none') });

const heading = ({ page }: Visit) => page.getByRole('heading', { level: 1 });

/** Says by keyboard alone that the next `count` virtues show no sign, from the one that has the focus. */
async function noneByKeyboard({ page, t }: Visit, count: number, before: number) {
  for (let done = before + 1; done <= before + count; done += 1) {
    await page.keyboard.press('0');
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      t('evaluation.done', { count: done, total: virtues.length }),
    );
  }
}

test('a fourth sign is refused beside its place, and none clears the others', async ({ visit, product, browser }) => {
  const { page, t, language } = visit;
  const client = await beginPhase(visit, product);
  await page.goto(address);
  await expect(heading(visit)).toContainText(t('evaluation.step.debil'));
  const [first = '', second = '', third = '', fourth = ''] = signsOf(weak[0] ?? 'aceptacion', language);
  await choice(visit, first, 'diario').click();
  await choice(visit, second, 'pocos').click();
  await choice(visit, third, 'algunos').click();
  await choice(visit, fourth, 'diario').click();
  const place = page.getByRole('group', { name: fourth, exact: true });
  await expect(place.getByRole('alert')).toContainText(t('evaluation.3alreadyselected'));
  await expect(choice(visit, fourth, 'not')).toBeChecked();
  await expect(choice(visit, first, 'diario')).toBeChecked();
  await expectAccessible(page);
  await choice(visit, third, 'not').click();
  await choice(visit, fourth, 'diario').click();
  await expect(choice(visit, fourth, 'diario')).toBeChecked();
  await noneBox(visit).first().click();
  await page.getByRole('button', { name: method.virtues[weak[0] ?? 'aceptacion'].name[language] }).click();
  for (const sign of [first, second, fourth]) await expect(choice(visit, sign, 'not')).toBeChecked();
  await choice(visit, second, 'pocos').click();
  await expect(noneBox(visit).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(t('conscience.save.saved'), { exact: true })).toBeVisible();
  await onAnotherDevice(browser, visit, client, async (there) => {
    await there.page.goto(address);
    const name = method.virtues[weak[0] ?? 'aceptacion'].name[language];
    await there.page.getByRole('button', { name }).click();
    await expect(choice(there, second, 'pocos')).toBeChecked();
    await expect(choice(there, first, 'not')).toBeChecked();
  });
});

test('by keyboard through all virtues; the missing one is named, jumped to, and then it is sent', async ({
  visit,
  product,
}) => {
  test.slow();
  const { page, t, language } = visit;
  await beginPhase(visit, product);
  await page.goto(address);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  // The last of the weak virtues is passed over.
  await noneByKeyboard(visit, weak.length - 2, 1);
  await page.getByRole('button', { name: t('evaluation.nextStep', { name: t('evaluation.step.fuerte') }) }).click();
  await expect(heading(visit)).toContainText(t('initial.stepOf', { step: 2, steps: 2 }));
  await expect(heading(visit)).toBeFocused();
  await page.getByRole('radio').first().focus();
  await noneByKeyboard(visit, virtues.length - weak.length, weak.length - 1);
  await expect(page.getByText(t('evaluation.incomplete'))).toBeVisible();
  await expectAccessible(page);
  const last = weak.at(-1) ?? 'aceptacion';
  const name = method.virtues[last].name[language];
  await page.getByRole('alert').getByRole('button', { name, exact: true }).click();
  await expect(heading(visit)).toContainText(t('evaluation.step.debil'));
  const sign = signsOf(last, language)[0] ?? '';
  await expect(choice(visit, sign, 'not')).toBeFocused();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('evaluation.send') }).click();
  const dialog = page.getByRole('dialog', { name: t('evaluation.confirmTitle') });
  await expect(dialog).toContainText(t('evaluation.confirm'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  await page.getByRole('button', { name: t('evaluation.send') }).click();
  await dialog.getByRole('button', { name: t('evaluation.confirmSend') }).click();
  await expect(page).toHaveURL(`${history}?moment=evaluation`);
  await expect(page.getByText(t('evaluation.successfullysend'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: t('moment.evaluation.see') }).click();
  await expect(page).toHaveURL(history);
  await expect(page.getByRole('row', { name }).getByRole('cell')).toHaveText([t('phases.state.flow')]);
});

test('a second evaluation on the same day begins with the first and says that it replaces it', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await beginPhase(visit, product);
  const evaluation = Object.fromEntries(virtues.map((virtue) => [virtue, 'ninguno']));
  await product.rest('POST', '/client/responsibility/evaluation/register', { user: client.id, evaluation });
  await page.goto(`${address}?step=3`);
  await expect(page.getByText(t('evaluation.sentToday'))).toBeVisible();
  await page.getByRole('button', { name: t('evaluation.send') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('evaluation.confirmReplace'));
  await dialog.getByRole('button', { name: t('evaluation.confirmSend') }).click();
  await page.getByRole('link', { name: t('moment.evaluation.see') }).click();
  await expect(page).toHaveURL(history);
  await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveCount(2);
});

/** Answers as if the one evaluation that is stored had been repeated every week. */
async function everyWeek(page: Page, weeks: number) {
  const procedure = 'responsibility.evaluation.getByUser';
  await page.route(`**/trpc/**${procedure}**`, async (route) => {
    const response = await route.fetch();
    const batch: { result: { data: unknown } }[] = await response.json();
    const asked = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const answer = batch[asked.indexOf(procedure)];
    const [only] = Array.isArray(answer?.result.data) ? answer.result.data : [];
    if (answer && only) {
      answer.result.data = Array.from({ length: weeks }, (_, week) => {
        const date = Date.now() - week * 7 * 24 * 60 * 60 * 1000;
        return { ...only, id: `week-${week}`, date, day: new Date(date).toISOString().slice(0, 10) };
      });
    }
    await route.fulfill({ response, json: batch });
  });
}

test('the history of 52 dates on a phone: the chevron swaps the columns, and the names stay and open details', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await beginPhase(visit, product);
  const { emotions } = method;
  const sign = Object.entries(emotions.signs).find(([, { virtue }]) => virtue === weak[0])?.[0] ?? '';
  const rest = Object.fromEntries(virtues.slice(1).map((virtue) => [virtue, 'ninguno']));
  const evaluation = { ...rest, [weak[0] ?? '']: { [sign]: 'diario' } };
  await product.rest('POST', '/client/responsibility/evaluation/register', { user: client.id, evaluation });
  await everyWeek(page, 52);
  await page.goto(history);
  const block = t('evaluation.step.debil');
  const table = page.getByRole('table', { name: block });
  const newest = table.getByRole('columnheader').nth(1);
  await expect(table.getByRole('columnheader')).toHaveCount(8);
  const day = await newest.textContent();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('historical.earlier', { name: block }) }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(47);
  await expect(newest).toHaveText(day ?? '');
  await expectAccessible(page);
  const name = method.virtues[weak[0] ?? 'aceptacion'].name[language];
  const opener = table.getByRole('button', { name, exact: true });
  await table.getByRole('columnheader').last().scrollIntoViewIfNeeded();
  await expect(opener).toBeInViewport();
  await expect(table.getByRole('row', { name }).getByRole('cell').last()).toHaveText(t('phases.state.crisis'));
  await opener.click();
  await expect(page.getByRole('dialog')).toContainText(method.virtues[weak[0] ?? 'aceptacion'].weak[language]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: method.virtues.valentia.name[language], exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(method.advice.valentia[0]?.advice[language] ?? 'No advice');
  await page.getByRole('button', { name: t('historical.later', { name: block }) }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(8);
});

test('both empty screens name the missing data, and a locked one can be read', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await product.addClient(), address);
  await expect(page.getByText(t('evaluation.nothingRatedTitle'))).toBeVisible();
  await expectAccessible(page);
  await page.goto(history);
  await expect(page.getByText(t('historical.emptyTitle'))).toBeVisible();
  await expectAccessible(page);
  const client = await beginPhase({ ...visit, page: await page.context().newPage() }, product);
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { active_test: true });
  const locked = page.context().pages()[1] ?? page;
  await locked.goto(address);
  await expect(locked.getByRole('main').getByText(t('phases.opens.conscienceAndTeam'))).toBeVisible();
  await locked.getByRole('button', { name: method.virtues[weak[0] ?? 'aceptacion'].name[visit.language] }).click();
  for (const radio of await locked.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await expectAccessible(locked);
});
