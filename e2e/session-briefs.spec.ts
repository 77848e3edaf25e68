import { itinerarySessions } from '@miraco/domain/coaching-sessions';
import { loadMethod } from '@miraco/method/load';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addVeteran, veteranWords } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession } from './people.ts';
import { countPresses } from './presses.ts';
import { administrator, type Client, type Product } from './product.ts';

const { exercises, sessions, virtues } = await loadMethod();
const [idea] = exercises.disciplina.low;
if (!idea?.card) throw new Error('The first idea of disciplina has no card');
const { card } = idea;

const day = 24 * 60 * 60 * 1000;

const tell = (page: Page, { url, token }: Product, procedure: string, data: object) =>
  page.request.post(`${url}/trpc/${procedure}`, { headers: { authorization: `Bearer ${token}` }, data });

/** Two sessions that are over, and one that is not. */
async function meetTwice(page: Page, product: Product, user: string) {
  for (const date of [Date.now() - 9 * day, Date.now() - 2 * day, Date.now() + day]) {
    await tell(page, product, 'admin.coachingSessions.add', { user, date, link: null, note: '', readers: 'author' });
  }
}

/** The brief that is shown. */
const shown = ({ page, language }: Visit, kind: 'individual' | 'group', number: number) =>
  page.getByRole('article', { name: sessions[kind][number - 1]?.title[language] ?? '', exact: true });

const numberLink = ({ page, t }: Visit, number: number) =>
  page
    .getByRole('navigation', { name: t('sessionBriefs.numbers') })
    .getByRole('link', { name: t('sessionBriefs.session', { number }) });

test('the brief of the next session is one press from the overview, with what this client’s screens show now', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client: Client = await addVeteran(product);
  await product.rest('POST', '/client/responsibility/training/register', {
    user: client.id,
    virtue: 'disciplina',
    description: idea[language],
    level: 'low',
    frequency: 'daily',
  });
  await meetTwice(page, product, client.id);
  await beginSession(visit, administrator);
  await page.goto(`/admin/client/${client.id}`);
  const link = page.getByRole('link', { name: t('clientPages.briefOf', { number: 3 }) });
  await expect(link).toBeVisible();
  const presses = await countPresses(page);

  await link.click();
  const brief = shown(visit, 'individual', 3);
  await expect(brief).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(2);
  await expect(page.getByText(t('sessionBriefs.held', { count: 2, number: 3 }))).toBeVisible();
  const third = sessions.individual[2];
  for (const question of third?.questions ?? []) await expect(brief).toContainText(question[language]);
  for (const part of ['aim', 'exercise', 'watch', 'refer'] as const) {
    await expect(brief).toContainText(third?.[part][language] ?? '');
  }
  await expect(brief).toContainText(card[language].question);
  await expect(brief).not.toContainText(veteranWords.exercise);
  const screens = brief.getByRole('list', { name: t('sessionBriefs.screens') });
  await expect(screens).toContainText(virtues.aceptacion.name[language]);
  await expect(screens).toContainText(t('clientOverview.kinds.harmfulHabits', { count: 1 }));
  await expectAccessible(page);

  await screens.getByRole('link', { name: t('sessionBriefs.clientScreens.harmfulHabits') }).click();
  await expect(page.getByRole('tab', { selected: true })).toContainText(t('phaseOne.tabs.harmful'));
  await expect(page.getByText(veteranWords.habit).first()).toBeVisible();
});

test('another session is chosen with the keyboard, and its links lead to its screens', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addVeteran(product);
  await beginSession(visit, administrator);
  await page.goto(`/admin/client/${client.id}/brief`);
  await expect(shown(visit, 'individual', 1)).toBeVisible();
  await expect(page.getByText(t('sessionBriefs.noneHeld', { name: client.firstname }))).toBeVisible();
  await expect(numberLink(visit, 1)).toHaveAttribute('aria-current', 'page');
  await numberLink(visit, 1).focus();
  for (let press = 1; press < 6; press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const brief = shown(visit, 'individual', 6);
  await expect(brief).toBeVisible();
  await expect(page).toHaveURL(/session=6$/);
  await expect(numberLink(visit, 6)).toBeFocused();
  const screens = brief.getByRole('list', { name: t('sessionBriefs.screens') });
  await expect(screens).toContainText(t('sessionBriefs.manifest', { written: 1, all: 23 }));
  await page.reload();
  await expect(brief).toBeVisible();

  const places = [
    ['manifest', 'phaseTwo.tabs.virtues'],
    ['exercises', 'phaseTwo.tabs.training'],
    ['evaluations', 'phaseTwo.tabs.evaluation'],
  ] as const;
  for (const [screen, tab] of places) {
    await screens.getByRole('link', { name: t(`sessionBriefs.clientScreens.${screen}`) }).press('Enter');
    await expect(page.getByRole('tab', { selected: true })).toContainText(t(tab));
    await page.goBack();
    await expect(brief).toBeVisible();
  }
});

test('what a client has not done yet is said so, and the seventh is the last session', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await beginSession(visit, administrator);
  await page.goto(`/admin/client/${client.id}/brief?session=9`);
  await expect(shown(visit, 'individual', 1)).toContainText(t('sessionBriefs.notYet'));
  for (let held = 1; held <= itinerarySessions + 1; held += 1) {
    const session = { user: client.id, date: Date.now() - held * day, link: null, note: '', readers: 'author' };
    await tell(page, product, 'admin.coachingSessions.add', session);
  }
  await page.goto(`/admin/user/${client.id}`);
  await page.getByRole('link', { name: t('clientPages.briefOf', { number: itinerarySessions }) }).click();
  await expect(shown(visit, 'individual', itinerarySessions)).toContainText(t('sessionBriefs.notYet'));
  await expect(page.getByText(t('sessionBriefs.allHeld', { held: itinerarySessions + 1 }))).toBeVisible();
});

test('the briefs of groups are on a page of their own, and lead to the progress of a group', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await product.addClient();
  await tell(page, product, 'admin.users.assignGroup', { ids: [client.id], group: client.username });
  const answer = await page.request.get(`${product.url}/trpc/admin.groups.all`, {
    headers: { authorization: `Bearer ${product.token}` },
  });
  const groups: { id: string; name: string }[] = (await answer.json()).result.data;
  const group = groups.find(({ name }) => name === client.username)?.id ?? '';
  await beginSession(visit, administrator);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: t('groupProgress.briefs') }).click();
  await expect(shown(visit, 'group', 1)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/users?group=${group}`);
  await page.getByRole('link', { name: t('groupProgress.briefs') }).click();
  await expect(shown(visit, 'group', 1)).toBeVisible();
  await numberLink(visit, 7).click();
  const last = shown(visit, 'group', 7);
  await expect(last).toContainText(sessions.group[6]?.refer[language] ?? '');
  await last.getByRole('link', { name: t('sessionBriefs.groupScreens.groupProgress') }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users\\?group=${group}$`));
  await expect(page.getByText(t('groupProgress.title', { name: client.username }))).toBeVisible();
});

test.describe('on paper', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium prints to a file');

  test('each brief fits on a sheet of A4', async ({ visit, product }) => {
    const { page } = visit;
    const client = await addVeteran(product);
    await beginSession(visit, administrator);
    for (const [kind, address] of [
      ['individual', `/admin/client/${client.id}/brief`],
      ['group', '/admin/briefs'],
    ] as const) {
      await page.goto(address);
      for (let number = 1; number <= itinerarySessions; number += 1) {
        await numberLink(visit, number).click();
        await expect(shown(visit, kind, number)).toBeVisible();
        const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
          .toString('latin1')
          .match(/\/Type\s*\/Page\b/g);
        expect.soft(sheets, `${kind} ${number}`).toHaveLength(1);
      }
    }
  });
});
