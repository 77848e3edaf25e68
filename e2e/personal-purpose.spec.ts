import { dateLocale } from '@miraco/domain/date-locale';
import type { Virtue } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import type { Client, Product } from './product.ts';

const method = await loadMethod();

const purposeOf = async (product: Product, { id }: Client) =>
  JSON.stringify(await product.rest('GET', `/client/impact/personal/get/${id}`));

function form({ page, t, language }: Visit) {
  const name = (virtue: Virtue) => method.virtues[virtue].name[language];
  return {
    virtue: (virtue: Virtue) => page.getByRole('checkbox', { name: name(virtue), exact: true }),
    people: (virtue: Virtue) =>
      page.getByLabel(t('personal.people', { virtue: name(virtue).toLocaleLowerCase(language) })),
    project: page.getByLabel(t('personal.projectLabel')),
    save: page.getByRole('button', { name: t('personal.save'), exact: true }),
    great: page.getByRole('dialog').getByRole('button', { name: t('impact.great'), exact: true }),
  };
}

test('three strong virtues can motivate, a fourth is refused, and the choice becomes the purpose', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await addTrainee(product);
  await openAs(visit, client, '/client/test/impact/personalresume');
  await expect(page.getByText(t('personal.emptyTitle'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('personal.fill') }).click();

  const { virtue, people, project, save, great } = form(visit);
  await expect(virtue('valentia')).toBeVisible();
  await expect(virtue('aceptacion')).toHaveCount(0);
  for (const chosen of ['valentia', 'paciencia', 'justicia'] as const) await virtue(chosen).click();
  await virtue('lealtad').click();
  await expect(page.getByText(t('impact.cantaddmotivate'), { exact: true })).toBeVisible();
  await expect(virtue('lealtad')).not.toBeChecked();
  await expect(virtue('valentia')).toBeChecked();

  const [creation, left] = method.creations.paciencia.map((suggestion) => suggestion[language]);
  await page.getByRole('checkbox', { name: creation ?? '?', exact: true }).check();
  await expect(page.getByRole('checkbox', { name: left ?? '?', exact: true })).not.toBeChecked();
  await page.getByLabel(t('personal.ownCreation')).first().fill('Un coro de barrio');
  await people('valentia').fill('<b>Rosa</b> & Marie');
  const community = method.purpose.dimensions.community;
  await expect(page.getByText(community.reach[language])).toBeVisible();
  await page.getByRole('radio', { name: community.name[language], exact: true }).check();
  await page.getByRole('radio', { name: method.purpose.durations.intime.name[language], exact: true }).check();
  await project.fill('Un taller abierto');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole('dialog')).toContainText(t('impact.saved'));
  await great.click();

  await expect(page).toHaveURL('/client/test/impact/personalresume');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('personal.resumeTitle'));
  const screen = page.getByRole('main');
  await expect(screen).toContainText(t('personal.reaches.community'));
  await expect(screen).toContainText(t('personal.lasts.intime'));
  await expect(screen).toContainText('<b>Rosa</b> & Marie');
  await expect(screen).toContainText('Un taller abierto');
  for (const own of [creation ?? '?', 'Un coro de barrio']) await expect(screen.getByText(own)).toBeVisible();
  await expect(screen).not.toContainText(left ?? '?');
  await expectAccessible(page);
});

test('the purpose is written in own words, and comes up for review half a year later', async ({ visit, product }) => {
  const { page, t, language } = visit;
  const client = await addTrainee(product);
  const user = client.id;
  await product.rest('PUT', '/client/impact/personal/edit', { user, motivate: ['valentia'], lifeproject: 'Un taller' });
  await openAs(visit, client, '/client/test/impact/personalresume');
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long' });
  await expect(
    page.getByText(t('personal.savedByAdministrator', { date: day.format(Date.now()) })).first(),
  ).toBeVisible();

  await page.getByRole('button', { name: t('personal.starters.serve') }).click();
  const words = page.getByLabel(t('personal.words'));
  await expect(words).toBeFocused();
  await words.pressSequentially(' coser <i>redes</i>');
  await page.reload();
  await expect(words).toHaveValue(`${t('personal.starters.serve')} coser <i>redes</i>`);
  await page.getByRole('button', { name: t('personal.saveWords') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('impact.great') })
    .click();
  await expect.poll(() => purposeOf(product, client)).toContain('coser <i>redes</i>');
  await expect(page.getByText(t('personal.savedOn', { date: day.format(Date.now()) })).first()).toBeVisible();
  await expect(page.getByText(t('personal.reviewDue'))).toHaveCount(0);

  const later = new Date();
  await page.clock.setFixedTime(later.setMonth(later.getMonth() + 7));
  // Reloaded that much later, the page would find its session expired.
  await page.getByRole('link', { name: t('personal.edit') }).click();
  await page.getByRole('link', { name: t('personal.see') }).click();
  await expect(page.getByText(t('personal.reviewDue'))).toBeVisible();
  await expectAccessible(page);
});

test.describe('without a network', () => {
  test.use({ refusals: true });

  test('choices and typed text survive another page and a failed save', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await addTrainee(product);
    await openAs(visit, client, '/client/test/impact/personal');
    const { virtue, people, project, save, great } = form(visit);
    await virtue('valentia').click();
    await people('valentia').fill('Rosa');
    await virtue('valentia').click();
    await virtue('valentia').click();
    await expect(people('valentia')).toHaveValue('Rosa');
    await project.fill('Un taller');
    await page
      .getByRole('link', { name: t('phases.impact.couple') })
      .first()
      .click();
    await expect(page).toHaveURL('/client/test/impact/couple');
    await page.goBack();
    await expect(project).toHaveValue('Un taller');

    await project.fill('a'.repeat(2001));
    await save.click();
    await expect(project).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await project.fill('Un taller mejor');
    await page.route('**/trpc/impact.personal.edit*', (route) => route.abort());
    await save.click();
    await expect(page.getByRole('alert')).toContainText(t('personal.notSaved'));
    await expect(project).toHaveValue('Un taller mejor');
    await page.unroute('**/trpc/impact.personal.edit*');
    await save.click();
    await great.click();
    expect(await purposeOf(product, client)).toContain('Un taller mejor');
  });
});

test('a virtue that is not strong any more is dropped, and named', async ({ visit, product }) => {
  const { page, t, language } = visit;
  const client = await addTrainee(product);
  const user = client.id;
  await product.rest('PUT', '/client/impact/personal/edit', {
    user,
    motivate: ['valentia', 'paciencia'],
    favourite: { valentia: 'Rosa' },
  });
  await product.rest('PUT', `/client/uservirtue/edit/${user}`, { user, virtue: 'valentia', type: 'weak' });
  await openAs(visit, client, '/client/test/impact/personal');
  const virtuesDropped = method.virtues.valentia.name[language];
  await expect(page.getByText(t('personal.dropped', { count: 1, virtues: virtuesDropped }))).toBeVisible();
  const { virtue, save, great } = form(visit);
  await expect(virtue('paciencia')).toBeChecked();
  await expect(virtue('valentia')).toHaveCount(0);
  await expectAccessible(page);
  await save.click();
  await great.click();
  expect(await purposeOf(product, client)).toContain('"motivate":["paciencia"]');
  expect(await purposeOf(product, client)).toContain('Rosa');
});

test('without strong virtues the form says why, and in Conscience it can only be read', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addTrainee(product, {}, { strong: [] });
  await openAs(visit, client, '/client/test/impact/personal');
  await expect(page.getByText(t('impact.novirtues'))).toBeVisible();
  await expectAccessible(page);
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { active_test: true });
  await page.reload();
  await expect(page.getByText(t('phases.lockedTitle'))).toBeVisible();
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await expect(form(visit).save).toHaveCount(0);
});
