import { expectAccessible } from './accessible.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { administrator, type Product } from './product.ts';
import { setSettings, unnamedPractice } from './settings.ts';
import { expectToast } from './user-form.ts';
import { answerAsVisitor, someAnswers } from './wellness-test.ts';

const contact = { name: 'Nuria Sáez', phone: '600 44 55 66', mail: 'nuria@consulta.example', picture: null };
const practice = { name: 'Consulta Sureste', contact };

test.afterEach(({ product }) => setSettings(product, { practice: unnamedPractice, signUp: { way: 'contact' } }));

const offer = (product: Product, way: 'form' | 'contact' | 'none') =>
  setSettings(product, { practice, signUp: { way } });

const title = ({ page }: Visit) => page.getByRole('heading', { level: 1 });
const field = ({ page, t }: Visit, name: 'start.name' | 'start.email' | 'start.message') =>
  page.getByRole('textbox', { name: t(name), exact: name === 'start.email' });
const consent = ({ page, t }: Visit) =>
  page.getByRole('checkbox', { name: t('start.consent', { practice: practice.name }) });
const sent = ({ page, t }: Visit) => page.getByRole('heading', { level: 1, name: t('start.sentTitle') });

async function send({ page, t }: Visit) {
  await page.getByRole('button', { name: t('start.send'), exact: true }).click();
}

test('a visitor goes from the home page to their result, keeps it, and asks the practice to start', async ({
  visit,
  product,
  context,
}) => {
  const { page, t } = visit;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await setSettings(product, { practice });
  await openAs(visit, administrator, '/admin/settings');
  const visitors = page.getByRole('form', { name: t('settings.visitors.title') });
  await visitors.getByRole('radio', { name: t('settings.visitors.ways.form') }).click();
  await visitors.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('settings.saved'), { exact: true })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());

  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link').first()).toHaveText(t('home.takeTest'));
  await main.getByRole('link', { name: t('home.takeTest') }).click();
  await page.getByRole('button', { name: t('evaluate.begin') }).click();
  await answerAsVisitor(visit, someAnswers);
  await expect(title(visit)).toHaveText(t('evaluate.resultTitle'));
  await page.reload();
  await expect(title(visit)).toHaveText(t('evaluate.resultTitle'));
  await page.getByRole('button', { name: t('evaluate.copy') }).click();
  await expectToast(visit, t('evaluate.copied'));
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(copied).toContain('Health: Crisis (1.6 of 4)');
  expect(copied).toContain('Effort: Wow (3.8 of 4)');
  expect(copied).toHaveLength(7);

  await page.getByRole('link', { name: t('evaluate.start') }).click();
  await expect(title(visit)).toHaveText(t('start.title'));
  await field(visit, 'start.name').fill('Vera Visita');
  await field(visit, 'start.email').fill('vera@example.org');
  await field(visit, 'start.message').fill('¿Hay sitio en otoño?');
  await page.getByRole('checkbox', { name: t('start.sendResult') }).check();
  await send(visit);
  await expect(consent(visit)).toBeFocused();
  await expect(consent(visit)).toHaveAccessibleDescription(t('validation.consent'));
  await expectAccessible(page);
  await consent(visit).check();
  await send(visit);
  await expect(sent(visit)).toBeFocused();
  await expect(page.getByText(t('start.sent', { practice: practice.name, email: 'vera@example.org' }))).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => product.mailsTo(contact.mail)).toHaveLength(1);
  const [mail] = await product.mailsTo(contact.mail);
  expect(mail?.replyTo).toEqual([{ name: 'Vera Visita', address: 'vera@example.org' }]);
  for (const part of ['¿Hay sitio en otoño?', 'Salud: Crisis', 'Éxito: Reto', 'Esfuerzo: Wow']) {
    expect(mail?.text).toContain(part);
  }
});

test('the result on paper is the result alone', async ({ visit }) => {
  const { page, t } = visit;
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await page.goto('/evaluate');
  await page.getByRole('button', { name: t('evaluate.begin') }).click();
  await answerAsVisitor(visit, someAnswers);
  await page.getByRole('button', { name: t('evaluate.print') }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(title(visit)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('evaluate.start') })).toHaveCount(0);
  await expect(page.getByText(t('evaluate.resultLead'))).toBeHidden();
});

test('without a result the form offers none, and the keyboard alone sends it', async ({ visit, product }) => {
  const { page, t } = visit;
  await offer(product, 'form');
  await page.goto('/start');
  await expect(field(visit, 'start.name')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await title(visit).focus();
  const { keyboard } = page;
  await keyboard.press('Tab');
  await expect(field(visit, 'start.name')).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(visit, 'start.name')).toHaveAccessibleDescription(t('validation.required'));
  await expect(field(visit, 'start.name')).toBeFocused();
  await keyboard.type('Teo Teclas');
  await keyboard.press('Tab');
  await keyboard.type('teo@example.org');
  for (const _ of ['phone', 'message', 'consent']) await keyboard.press('Tab');
  await expect(consent(visit)).toBeFocused();
  await keyboard.press('Space');
  await expect(consent(visit)).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(sent(visit)).toBeFocused();
  await expect
    .poll(async () => (await product.mailsTo(contact.mail)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('Teo Teclas'));
});

test('a program that fills in the hidden field is answered as a person, and no mail is sent', async ({
  visit,
  product,
}) => {
  const { page } = visit;
  await offer(product, 'form');
  for (const [name, website] of [
    ['Bot', 'https://spam.example'],
    ['Persona', ''],
  ] as const) {
    await page.goto('/start');
    await field(visit, 'start.name').fill(name);
    await field(visit, 'start.email').fill(`${name.toLowerCase()}@example.org`);
    await consent(visit).check();
    const trap = page.locator('input[name="website"]');
    await expect(trap).toBeHidden();
    // As a program does it, which meets no focus and no style.
    await trap.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, website);
    await send(visit);
    await expect(sent(visit)).toBeVisible();
  }
  // The mail of the person, who came later, has arrived: the other would have as well.
  const names = async () => (await product.mailsTo(contact.mail)).map(({ replyTo }) => replyTo?.[0]?.name);
  await expect.poll(names).toContain('Persona');
  expect(await names()).not.toContain('Bot');
});

test('a practice that wants calls and mails shows its contact, and no form', async ({ visit, product }) => {
  const { page, t } = visit;
  await offer(product, 'contact');
  await page.goto('/start');
  await expect(page.getByText(t('start.contactLead'))).toBeVisible();
  await expect(page.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:600445566');
  await expect(page.getByRole('link', { name: contact.mail })).toHaveAttribute('href', `mailto:${contact.mail}`);
  await expect(page.getByRole('button', { name: t('start.send') })).toHaveCount(0);
  await expectAccessible(page);
});

test('a practice that takes nobody says that people are invited', async ({ visit, product }) => {
  const { page, t } = visit;
  await offer(product, 'none');
  await page.goto('/start');
  await expect(page.getByText(t('start.noneLead'))).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText(contact.mail)).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('a form that the practice has closed meanwhile', () => {
  test.use({ refusals: true });

  test('says so, and nothing typed is lost', async ({ visit, product }) => {
    const { page, t } = visit;
    await offer(product, 'form');
    await page.goto('/start');
    await field(visit, 'start.name').fill('Tarde Llega');
    await field(visit, 'start.email').fill('tarde@example.org');
    await consent(visit).check();
    await offer(product, 'none');
    await send(visit);
    await expect(page.getByRole('alert')).toContainText(t('start.closed'));
    await expect(field(visit, 'start.name')).toHaveValue('Tarde Llega');
  });
});

test('somebody without an account is led from sign-in to the test and to the practice', async ({ visit }) => {
  const { page, t } = visit;
  for (const [link, url] of [
    ['auth.takeTest', '/evaluate'],
    ['auth.wantToStart', '/start'],
  ] as const) {
    await page.goto('/auth');
    await expect(page.locator('html[data-drawn]')).toBeAttached();
    await page
      .getByRole('main')
      .getByRole('link', { name: t(link) })
      .click();
    await expect(page).toHaveURL(url);
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: t('start.signIn') })
    .click();
  await expect(page).toHaveURL('/auth');
});
