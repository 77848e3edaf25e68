import type { Answer } from '@miraco/domain/wellness';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { answerAsVisitor } from './wellness-test.ts';

/** Everything that a page can leave behind in a browser. */
const stored = (page: Page) =>
  page.evaluate(() => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    history: JSON.stringify(history.state),
    cookies: document.cookie,
  }));

test('a visitor takes the test to its result, and nothing is sent, or stored beyond this tab', async ({ visit }) => {
  const { page, t } = visit;
  await page.goto('/evaluate');
  await expect(page.getByText(t('evaluate.privacy'))).toBeVisible();
  const before = await stored(page);
  const sent: string[] = [];
  // Loading the questions sends no data of the visitor.
  const asksForQuestions = (url: string) => url.includes('/trpc/method.wellness');
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !asksForQuestions(request.url())) sent.push(request.url());
  });
  await page.getByRole('button', { name: t('evaluate.begin') }).click();
  await page.getByRole('button', { name: t('initial.next') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('initial.incomplete'));
  await expectAccessible(page);
  // Effort counts twice: 4 there and 1 elsewhere is challenge, 2.2 of 4.
  await answerAsVisitor(visit, [...Array<Answer>(15).fill(1), ...Array<Answer>(5).fill(4)]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('evaluate.resultTitle'));
  const announced = t('result.announced', { level: t('levels.challenge'), score: '2.2', best: 4 });
  await expect(page.getByRole('status').filter({ hasText: announced })).toBeAttached();
  await expect(page.getByRole('link', { name: t('evaluate.start') })).toHaveAttribute('href', '/start');
  await expectAccessible(page);
  expect(sent).toEqual([]);
  const after = await stored(page);
  const { 'miraco.visitor-test': answers, ...otherwise } = after.session;
  expect(JSON.parse(answers ?? '')).toHaveLength(20);
  expect({ ...after, session: otherwise, history: '' }).toEqual({ ...before, history: '' });
  expect(after.history).not.toMatch(/\[|answer|response/);
  // It survives a reload, and leaving the page; another tab knows nothing of it.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('evaluate.resultTitle'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.home') })
    .click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('evaluate.resultTitle'));
  const another = await page.context().newPage();
  await another.goto('/evaluate?step=result');
  await expect(another.getByRole('button', { name: t('evaluate.begin') })).toBeVisible();
  await another.close();
  await page.getByRole('button', { name: t('evaluate.again') }).click();
  await expect(page.getByRole('button', { name: t('evaluate.begin') })).toBeVisible();
  expect(await stored(page)).toMatchObject({ session: before.session });
});

test('an unfinished test goes on where it was, or starts again', async ({ page, t }) => {
  await page.goto('/evaluate');
  await page.getByRole('button', { name: t('evaluate.begin') }).click();
  await page.getByRole('radio').first().check();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.home') })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home.takeTest') })
    .click();
  await page.getByRole('button', { name: t('evaluate.resume') }).click();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.goto('/evaluate');
  await page.getByRole('button', { name: t('evaluate.fresh') }).click();
  await page.getByRole('button', { name: t('evaluate.begin') }).click();
  await expect(page.getByRole('radio').first()).not.toBeChecked();
});

test('questions that come late take the focus to their title when they are there', async ({ page, t }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/method\.wellness/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/evaluate');
  await page.getByRole('button', { name: t('evaluate.begin') }).press('Enter');
  await expect(page).toHaveURL(/step=/);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('initial.blocks.health'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
