import { virtues } from '@miraco/domain/virtues';
import { expectAccessible } from './accessible.ts';
import { rate } from './clients.ts';
import { preferAllAtOnce } from './focused.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { administrator, type Client, type Product } from './product.ts';
import { setSettings } from './settings.ts';
import { someAnswers } from './wellness-test.ts';

const main = ({ page }: Visit) => page.getByRole('main');
const heading = ({ page }: Visit) => page.getByRole('heading', { level: 1 });
const nameOf = ({ firstname, lastname }: Client) => `${firstname} ${lastname}`;

/** A client who has done all of Conscience but the last test, whose answers wait in a draft. */
async function almostFinished(product: Product): Promise<Client> {
  const { rest } = product;
  const client = await product.addClient();
  const { id: user, ...credentials } = client;
  await rest('POST', '/client/initial/register', { user, responses: someAnswers });
  await rest('POST', '/client/conscience/weak/register', { user, responses: [{ number: 1, weak: virtues[0] }] });
  await rest('POST', '/client/conscience/prospect/register', {
    ...{ user, me: true, who: 'padre', prospect: 'Que todo me salga bien' },
    feelings: [{ emotion: 'ninguna' }],
    conducts: [{ behavior: 'postergar', virtue: 'disciplina' }],
  });
  const token = await product.signIn(credentials);
  const ratings = Object.fromEntries(
    virtues.filter((virtue) => virtue !== virtues[0] && virtue !== 'disciplina').map((virtue) => [virtue, 'hard']),
  );
  const answer = await fetch(`${product.url}/trpc/drafts.save`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user, form: 'mediumhard', content: { ratings } }),
  });
  expect(answer.status).toBe(200);
  return client;
}

/** The dialog that opens phase 2 for a client, on their page. */
async function phaseDialog(visit: Visit, client: Client) {
  const { page, t } = visit;
  await page.goto(`/admin/client/${client.id}`);
  await page.getByRole('button', { name: t('clientFrame.phase.openTwo') }).click();
  return page.getByRole('dialog', { name: t('clientFrame.phase.openTwoTitle', { name: nameOf(client) }) });
}

test('a coach lets one client go on by themselves: they read it beforehand, finish, and it opens and is logged', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await almostFinished(product);
  await openAs(visit, administrator);
  const dialog = await phaseDialog(visit, client);
  const choice = dialog.getByRole('combobox', { name: t('clientFrame.phase.unlocking.label') });
  await expect(choice).toHaveValue('');
  await choice.selectOption('byItself');
  await expect(dialog.getByText(t('clientFrame.phase.unlocking.saved'), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await preferAllAtOnce(visit);
  await openAs(visit, client);
  await expect(main(visit)).toContainText(t('conscience.opensByItself'));
  await expect(main(visit)).toContainText(t('phases.opens.conscience'));
  await expectAccessible(page);
  await page.goto('/client/test/conscience');
  await expect(main(visit)).toContainText(t('conscience.opensByItself'));
  await page.goto('/client/test/conscience/mediumhard');
  await page.getByRole('button', { name: t('mediumhard.save') }).click();
  await expect(heading(visit)).toHaveText(t('moment.conscience.title', { name: client.firstname }));
  await expect(main(visit)).toContainText(t('moment.conscience.opened'));
  await expectAccessible(page);
  await page.getByRole('link', { name: t('result.toProfile') }).click();
  await expect(heading(visit)).toHaveText(t('moment.opening.title', { name: client.firstname }));

  await openAs(visit, administrator, `/admin/user/${client.id}`);
  await expect(page.getByText(t('activity.kinds.phaseOpenedByItself'))).toBeVisible();
});

test('an administrator chooses it for everybody; a client who had finished before keeps waiting for the coach', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const finished = await almostFinished(product);
  await rate(product, finished.id, { weak: [virtues[0], 'disciplina'] });
  await openAs(visit, administrator, '/admin/settings');
  const part = page.getByRole('form', { name: t('settings.unlocking.title') });
  await expect(part.getByRole('radio', { name: t('settings.unlocking.ways.byHand') })).toBeChecked();
  await expect(part.getByRole('link', { name: t('settings.unlocking.seeWaiting') })).toBeVisible();
  await part.getByRole('radio', { name: t('settings.unlocking.ways.byItself') }).click();
  await part.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('settings.saved'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  try {
    await openAs(visit, finished);
    await expect(main(visit)).toContainText(t('profile.finished', { coach: t('conscience.coach') }));
    // The rail and the module say who opens it, and no longer that Conscience has to be finished.
    await expect(main(visit)).toContainText(t('phases.opens.team', { coach: t('conscience.coach') }));
    await expect(page.getByText(t('phases.opens.conscienceAndTeam'))).toHaveCount(0);
    await expect(page.getByText(t('phases.opens.conscience'))).toHaveCount(0);

    const other = await product.addClient();
    await openAs(visit, other);
    await expect(main(visit)).toContainText(t('conscience.opensByItself'));
  } finally {
    await setSettings(product, { unlocking: 'byHand' });
  }
});

test('for a client who is taken back to Conscience, nothing opens by itself any more', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { active_test: false });
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { active_test: true });
  await openAs(visit, administrator);
  const dialog = await phaseDialog(visit, client);
  await expect(dialog.getByRole('combobox', { name: t('clientFrame.phase.unlocking.label') })).toHaveValue('byHand');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
