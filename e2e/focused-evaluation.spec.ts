import { virtues } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expectQuestion, preferOneAtATime, showOneAtATime } from './focused.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { countPresses } from './presses.ts';

const method = await loadMethod();
const address = '/client/test/responsibility/evaluation';
const history = '/client/test/responsibility/historical?moment=evaluation';
const [first = 'aceptacion', second = 'admiracion', third = 'alegria', fourth = 'compania'] = virtues;

const none = ({ page, t }: Visit) => page.getByRole('button', { name: t('evaluation.none') });
const count = ({ page }: Visit) => page.getByRole('progressbar');

async function expectVirtue(visit: Visit, virtue: (typeof virtues)[number]) {
  const { page, t, language } = visit;
  const place = t('focused.of', { number: virtues.indexOf(virtue) + 1, total: virtues.length });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    `${method.virtues[virtue].name[language]} · ${place}`,
  );
  // Only now: the heading before it may still have the focus when the address changes.
  await expectQuestion(visit, virtue);
}

test('an evaluation of one virtue at a time with nothing to note takes one press for each and one for the end, on a phone by default', async ({
  visit,
  product,
}) => {
  test.slow();
  const { page, t } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(visit, await addTrainee(product), address);
  await expect(none(visit)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(page);
  const presses = await countPresses(page);
  for (const virtue of virtues) {
    await expect(page).toHaveURL(new RegExp(`q=${virtue}$`));
    await none(visit).click();
  }
  await expectQuestion(visit, 'end');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('evaluation.confirmTitle'));
  await expectAccessible(page);
  await page.getByRole('button', { name: t('evaluation.send') }).click();
  await expect(page).toHaveURL(history);
  expect(await presses()).toBe(virtues.length + 1);
});

test('by keyboard alone, a sign and none of the others, and what is skipped is missing at the end', async ({
  visit,
  product,
}) => {
  test.slow();
  const { page, t, language } = visit;
  await preferOneAtATime(visit);
  await openAs(visit, await addTrainee(product), `${address}?q=${first}`);
  await expect(none(visit)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('4');
  await expect(page.getByRole('radio', { name: t('evaluation.choice.diario') }).first()).toBeChecked();
  await page.keyboard.press('Enter');
  await expectVirtue(visit, second);
  // Without an answer Enter skips.
  await page.keyboard.press('Enter');
  for (const virtue of virtues.slice(2)) {
    await expectVirtue(visit, virtue);
    await page.keyboard.press('0');
  }
  await expectQuestion(visit, 'end');
  await expect(page.getByRole('button', { name: t('evaluation.send') })).toHaveCount(0);
  await expect(page.getByText(t('evaluation.incomplete'))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectVirtue(visit, second);
  await page.keyboard.press('0');
  await expectQuestion(visit, 'end');
  const send = page.getByRole('button', { name: t('evaluation.send') });
  await send.press('Enter');
  await expect(page).toHaveURL(history);
  await page.getByRole('link', { name: t('moment.evaluation.see') }).click();
  const row = page.getByRole('row', { name: method.virtues[first].name[language] });
  await expect(row.getByRole('cell')).toHaveText([t('phases.state.crisis')]);
});

test('two presses skip no virtue, Back goes one back, and a reload and the other mode keep the place', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  await preferOneAtATime(visit);
  await openAs(visit, await addTrainee(product), address);
  await none(visit).dblclick();
  await expectVirtue(visit, second);
  // The second press of a slow pair lands on the question that has just come up.
  await page.evaluate(() => {
    const follow = new MutationObserver(() => {
      if (!location.search.includes('alegria')) return;
      follow.disconnect();
      document
        .querySelector('[data-choice="0"]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    });
    follow.observe(document.body, { childList: true, subtree: true });
  });
  await none(visit).click();
  await expectVirtue(visit, third);
  await expect(none(visit)).toHaveAttribute('aria-pressed', 'false');
  await expect(count(visit)).toHaveAttribute('aria-valuenow', '2');
  await page.goBack();
  await expectVirtue(visit, second);
  await expect(none(visit)).toHaveAttribute('aria-pressed', 'true');
  // Pressed again, it stays and leads on.
  await none(visit).click();
  await expectVirtue(visit, third);
  await page.getByRole('button', { name: t('focused.back') }).click();
  await expectVirtue(visit, second);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`q=${third}$`));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(method.virtues[third].name[language]);
  await expect(count(visit)).toHaveAttribute('aria-valuenow', '2');

  await page.getByRole('button', { name: t('focused.all') }).click();
  const name = method.virtues[third].name[language];
  await expect(page.getByRole('button', { name, expanded: true })).toBeInViewport();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await none(visit).first().click();
  await expect(page.getByRole('button', { name: method.virtues[fourth].name[language], expanded: true })).toBeVisible();
  await showOneAtATime(visit);
  await expect(page).toHaveURL(new RegExp(`q=${fourth}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(method.virtues[fourth].name[language]);
  await expect(count(visit)).toHaveAttribute('aria-valuenow', '3');
});

test.describe('without a network', () => {
  test.use({ refusals: true });

  test('what was said stays', async ({ visit, product }) => {
    const { page, t } = visit;
    await preferOneAtATime(visit);
    await openAs(visit, await addTrainee(product), address);
    await page.route('**/trpc/drafts.**', (route) => route.abort('connectionfailed'));
    await none(visit).click();
    await expectVirtue(visit, second);
    await expect(page.getByText(t('conscience.save.unsaved'))).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/trpc/drafts.**');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(count(visit)).toHaveAttribute('aria-valuenow', '1');
  });
});
