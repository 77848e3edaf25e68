import { readFile } from 'node:fs/promises';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addTrainee, rate } from './clients.ts';
import { preferAllAtOnce } from './focused.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { administrator, type Client, type Product } from './product.ts';
import { someAnswers } from './wellness-test.ts';

const method = await loadMethod();
const [weak, otherWeak] = virtues;
const strong = 'dignidad';
const manifest = '/client/test/responsibility/manifest';
const history = '/client/test/responsibility/historical';
const nothingToNote = Object.fromEntries(virtues.map((virtue) => [virtue, 'ninguno']));

// Each walks several screens and makes two files.
test.describe.configure({ timeout: 180_000 });

const heading = ({ page }: Visit) => page.getByRole('heading', { level: 1 });

const list = ({ t, language }: Visit, named: readonly Virtue[], more = 0) =>
  new Intl.ListFormat(language).format([
    ...named.map((virtue) => method.virtues[virtue].name[language].toLocaleLowerCase(language)),
    ...(more > 0 ? [t('moment.others', { count: more })] : []),
  ]);

/** The unfolding petals, and when the last one ends, in milliseconds. */
const unfolding = (page: Page) =>
  page.evaluate(() => {
    const all = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'unfold');
    return {
      petals: all.length,
      end: Math.max(0, ...all.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
    };
  });

/** The size of an image, and its pixel in the middle, above it in a petal, and in the corner. */
const pixelsOf = async (page: Page, download: Download) => {
  const bytes = await readFile(await download.path());
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([data], { type: 'image/png' }));
    const { width, height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context?.drawImage(image, 0, 0);
    const at = (x: number, y: number) => [...(context?.getImageData(x * width, y * height, 1, 1).data ?? [])];
    // The first petal points upwards; it begins 13 of 50 units above the middle.
    return { width, height, middle: at(0.5, 0.5), petal: at(0.5, 0.5 - (0.84 * 18) / 100), corner: at(0.01, 0.01) };
  }, bytes.toString('base64'));
};

async function expectKeepsakes({ page, t }: Visit, pdf: { label: string; name: string }) {
  const image = page.waitForEvent('download');
  await page.getByRole('button', { name: t('moment.image') }).click();
  const emblem = await image;
  expect(emblem.suggestedFilename()).toBe('emblem_miraco.png');
  const { width, height, middle, petal, corner } = await pixelsOf(page, emblem);
  expect([width, height]).toEqual([1200, 1200]);
  expect(middle).toEqual(corner);
  // Paper, also where the theme of the screen is dark; the first virtue is weak.
  expect(Math.min(...corner)).toBeGreaterThan(240);
  const [red = 0, , blue = 0] = petal;
  expect(red - blue).toBeGreaterThan(60);

  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: pdf.label }).click();
  expect((await paper).suggestedFilename()).toBe(pdf.name);
}

const say = ({ rest }: Product, path: string, body: object) => rest('POST', `/client/${path}/register`, body);

/** A client who has done all of Conscience but for sending the last test once more. */
async function almostFinished(product: Product): Promise<Client> {
  const client = await product.addClient();
  const { id: user } = client;
  await say(product, 'initial', { user, responses: someAnswers });
  await rate(product, user, { weak: [weak, otherWeak], strong: ['dignidad', 'guia', 'lealtad', 'valentia'] });
  await say(product, 'conscience/prospect', {
    ...{ user, me: true, who: 'padre', prospect: 'Que todo me salga bien' },
    feelings: [{ emotion: 'ninguna' }],
    conducts: [{ behavior: 'postergar', virtue: 'disciplina' }],
  });
  return client;
}

async function giveCoach(product: Product, client: Client) {
  const coach = { firstname: 'Elena', lastname: `Cierre ${client.username}` };
  const added = await product.rest('POST', '/admin/user/register', {
    ...{ ...coach, username: `coach-${client.username}`, password: 'a good password', access: 'coach' },
    ...{ email: `coach-${client.username}@example.org`, address: 'Calle Mayor, 1', phone: '600 000 000' },
    current: administrator.password,
  });
  const id = String(Reflect.get(Object(added), 'id'));
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { coach: id });
  return `${coach.firstname} ${coach.lastname}`;
}

for (const { locale, width } of [
  { locale: 'en-GB', width: 1280 },
  { locale: 'es-ES', width: 390 },
]) {
  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ locale, viewport: { width, height: 844 } });

    test('finishing Conscience closes with a page about this client, and the coach already sees it', async ({
      visit,
      product,
    }) => {
      const { page, t } = visit;
      const client = await almostFinished(product);
      await preferAllAtOnce(visit);
      await openAs(visit, client, '/client/test/conscience/mediumhard');
      await page.getByRole('button', { name: t('mediumhard.save') }).click();
      await expect(page).toHaveURL('/client/resume?moment=conscience');
      await expect(heading(visit)).toHaveText(t('moment.conscience.title', { name: client.firstname }));
      await expect(heading(visit)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(t('moment.conscience.title', { name: client.firstname })));
      const main = page.getByRole('main');
      // Discipline is cited by a behaviour, and so to train.
      await expect(main).toContainText(
        t('moment.conscience.cited', { virtues: list(visit, [weak, otherWeak, 'disciplina']) }),
      );
      // Of the four strong ones three are named.
      await expect(main).toContainText(t('moment.others', { count: 1 }));
      // Without a coach the practice may answer, where one has been set.
      await expect(main).toContainText(t('moment.conscience.waiting', { coach: '' }).trim());
      await expect(main.getByRole('figure').filter({ has: page.getByRole('blockquote') })).toBeVisible();
      await expectAccessible(page);
      await expectKeepsakes(visit, { label: t('resume.download'), name: 'resume_conscience_profile.pdf' });

      await page.reload();
      await expect(heading(visit)).toHaveText(t('moment.conscience.title', { name: client.firstname }));
      const coach = await giveCoach(product, client);
      await page.reload();
      await expect(main).toContainText(t('moment.conscience.waiting', { coach }));

      await page.getByRole('link', { name: t('conscience.seeSummary'), exact: true }).press('Enter');
      await expect(page).toHaveURL('/client/resume');
      await expect(heading(visit)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(t('resume.title')));
      await expect(main).toContainText(t('phases.opens.team', { coach }));
      await page.goBack();
      await expect(heading(visit)).toHaveText(t('moment.conscience.title', { name: client.firstname }));
      await expect(page).toHaveTitle(new RegExp(t('moment.conscience.title', { name: client.firstname })));
      await page.goForward();
      await page.getByRole('link', { name: t('resume.closing') }).click();
      await expect(page).toHaveURL('/client/resume?moment=conscience');

      await page.getByRole('link', { name: t('result.toProfile') }).click();
      await expect(main).toContainText(t('profile.finished', { coach }));
      await expect(main).toContainText(t('conscience.complete', { coach }));
    });
  });
}

test('the rosette draws itself within 1.6 seconds, while the page can be left, and not where motion is reduced', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await openAs(visit, await almostFinished(product), '/client/resume?moment=conscience');
  await expect(heading(visit)).toBeVisible();
  const { petals, end } = await unfolding(page);
  expect(petals).toBe(virtues.length);
  expect(end).toBeLessThanOrEqual(1600);
  await page.getByRole('link', { name: t('conscience.seeSummary'), exact: true }).click();
  await expect(page).toHaveURL('/client/resume');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await expect(page.getByRole('img', { name: t('moment.emblem') })).toBeVisible();
  expect(await unfolding(page)).toEqual({ petals: 0, end: 0 });
  const hidden = await page
    .getByRole('img', { name: t('moment.emblem') })
    .locator('path')
    .evaluateAll((paths) => paths.filter((path) => getComputedStyle(path).opacity !== '1').length);
  expect(hidden).toBe(0);
});

test('the address of a closing page shows the ordinary page while nothing is finished', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await rate(product, client.id);
  await openAs(visit, client, '/client/resume?moment=conscience');
  await expect(heading(visit)).toHaveText(t('resume.greeting', { name: `${client.firstname} ${client.lastname}` }));
  await expect(page.getByRole('link', { name: t('resume.closing') })).toHaveCount(0);
  await page.goto('/client/profile?moment=responsibility');
  await expect(heading(visit)).toHaveText(t('profile.greeting', { name: client.firstname }));
});

test('the opening of Responsibility is shown at the first coming home, and again from the summary', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  const title = t('moment.opening.title', { name: client.firstname });
  await openAs(visit, client);
  await expect(page).toHaveURL('/client/profile?moment=responsibility');
  await expect(heading(visit)).toHaveText(title);
  const main = page.getByRole('main');
  await expect(main).toContainText(t('moment.opening.start', { count: 3, virtues: list(visit, virtues.slice(0, 3)) }));
  await expectAccessible(page);
  await expectKeepsakes(visit, { label: t('resume.download'), name: 'resume_conscience_profile.pdf' });
  await page.reload();
  await expect(heading(visit)).toHaveText(title);
  await page.getByRole('link', { name: t('due.goOn', { what: t('due.name.weekly') }) }).press('Enter');
  await expect(page).toHaveURL(/\/client\/test\/responsibility\/weekly/);

  await page.goto('/client/profile');
  await expect(heading(visit)).toHaveText(t('profile.greeting', { name: client.firstname }));
  await expect(page).toHaveURL('/client/profile');
  await page.goto('/client/resume2');
  await page.getByRole('link', { name: t('resume.opening') }).click();
  await expect(heading(visit)).toHaveText(title);
  await page.getByRole('link', { name: t('moment.opening.see'), exact: true }).click();
  await expect(page).toHaveURL('/client/profile');
  await expect(heading(visit)).toBeFocused();
});

test('the opening is not shown to a client who has begun', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  await say(product, 'responsibility/weekly', { user: client.id, responses: someAnswers });
  await openAs(visit, client);
  await expect(heading(visit)).toHaveText(t('profile.greeting', { name: client.firstname }));
  await expect(page).toHaveURL('/client/profile');
});

test('a sent evaluation closes with what shows, and leads on', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  const evaluation = { ...nothingToNote, disciplina: { postergar: 'diario' } };
  await say(product, 'responsibility/evaluation', { user: client.id, evaluation });
  await preferAllAtOnce(visit);
  await openAs(visit, client, '/client/test/responsibility/evaluation?step=3');
  await page.getByRole('button', { name: t('evaluation.send') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('evaluation.confirmSend') })
    .click();
  await expect(page).toHaveURL(`${history}?moment=evaluation`);
  await expect(heading(visit)).toHaveText(t('moment.evaluation.title'));
  await expect(heading(visit)).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText(t('moment.evaluation.first'));
  await expect(main).toContainText(t('moment.evaluation.signs', { virtues: list(visit, ['disciplina']) }));
  await expectAccessible(page);
  await expectKeepsakes(visit, { label: t('resume.downloadLater'), name: 'resume_responsability_profile.pdf' });
  await page.getByRole('link', { name: t('moment.evaluation.see') }).click();
  await expect(page).toHaveURL(history);
  await expect(heading(visit)).toHaveText(t('historical.title'));
  await page.goBack();
  await expect(page.getByRole('link', { name: t('due.goOn', { what: t('due.name.weekly') }) })).toBeVisible();
});

test('the 23rd sentence closes the manifesto with one of them, once', async ({ visit, product }) => {
  const { page, t, language } = visit;
  const client = await addTrainee(product);
  const statements = Object.fromEntries(
    virtues.slice(0, -1).map((virtue) => [`${virtue}Manifest`, `Sobre ${virtue}.`]),
  );
  await product.rest('PUT', `/client/uservirtue/editmanifest/${client.id}`, statements);
  await openAs(visit, client, `${manifest}?moment=manifest`);
  await expect(heading(visit)).toHaveText(t('manifest.title'));
  const last = page.getByRole('textbox', { name: method.virtues.valentia.name[language], exact: true });
  const save = page.getByRole('button', { name: t('manifest.save') });
  await page.goto(manifest);
  await last.fill('Doy el paso.');
  await save.click();
  await expect(page).toHaveURL(`${manifest}?moment=manifest`);
  await expect(heading(visit)).toHaveText(t('moment.manifest.title'));
  await expect(heading(visit)).toBeFocused();
  await expect(page.getByRole('blockquote')).toHaveText(`Sobre ${weak}.`);
  await expectAccessible(page);
  await expectKeepsakes(visit, { label: t('manifest.download'), name: 'resume_manifest.pdf' });
  await page.getByRole('link', { name: t('moment.manifest.see') }).click();
  await expect(page).toHaveURL(manifest);
  await last.fill('Doy el paso, y otro.');
  await save.click();
  await expect(page.getByText(t('manifest.saved'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(manifest);
});

test('the personal purpose says what is missing, and closes with the own words once nothing is', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  const choices = { user: client.id, motivate: ['valentia', 'justicia'], dimension: 'world', duration: 'intime' };
  await product.rest('PUT', '/client/impact/personal/edit', choices);
  await openAs(visit, client, '/client/test/impact/personalresume');
  const words = page.getByRole('textbox');
  const dialog = page.getByRole('dialog', { name: t('impact.saved') });
  const great = dialog.getByRole('button', { name: t('impact.great') });
  await words.fill('Enseñar con paciencia.');
  await page.getByRole('button', { name: t('personal.saveWords') }).click();
  const project = t('personal.project').charAt(0).toLocaleLowerCase() + t('personal.project').slice(1);
  await expect(dialog).toContainText(t('personal.missing', { parts: project }));
  await great.click();
  await expect(page).toHaveURL('/client/test/impact/personalresume');

  await page.goto('/client/test/impact/personal');
  await page.getByLabel(t('personal.projectLabel')).fill('Un taller abierto');
  await page.getByRole('button', { name: t('personal.save'), exact: true }).click();
  await great.click();
  await expect(page).toHaveURL('/client/test/impact/personalresume?moment=personal');
  await expect(heading(visit)).toHaveText(t('moment.personal.title'));
  await expect(page.getByRole('blockquote')).toHaveText('Enseñar con paciencia.');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    t('moment.personal.moves', { count: 2, virtues: list(visit, ['valentia', 'justicia']) }),
  );
  await expect(main).toContainText(t('moment.personal.reaches.world'));
  await expectAccessible(page);
  await expectKeepsakes(visit, { label: t('scenarios.download'), name: 'impact_purpose_miraco.pdf' });
  await page.getByRole('link', { name: t('moment.personal.see') }).click();
  await expect(heading(visit)).toHaveText(t('personal.resumeTitle'));
  await expect(heading(visit)).toBeFocused();
});

for (const form of ['professional', 'couple'] as const) {
  test(`the ${form} purpose keeps its dialog while a virtue is left, and closes once none is`, async ({
    visit,
    product,
  }) => {
    const { page, t } = visit;
    const client = await addTrainee(product, {}, { weak: [weak], strong: [strong] });
    const user = client.id;
    const edit = (rows: object) => product.rest('PUT', `/client/impact/${form}/edit`, { user, virtues: rows });
    const address = `/client/test/impact/${form}`;
    await edit({ [strong]: [true, true, null] });
    if (form === 'couple')
      await product.rest('PUT', '/client/impact/couple/edit', { user, potential: 'Una casa abierta' });
    await openAs(visit, client, `${address}?moment=${form}`);
    const dialog = page.getByRole('dialog', { name: t('impact.saved') });
    await page.getByRole('button', { name: t('purpose.finish') }).click();
    await expect(dialog).toContainText(t('purpose.left', { count: 1 }));
    await dialog.getByRole('button', { name: t('impact.great') }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address);

    await edit({ [weak]: [true, false, false] });
    await page.reload();
    await page.getByRole('button', { name: t('purpose.finish') }).click();
    await expect(dialog).not.toContainText(t('purpose.left', { count: 1 }));
    await dialog.getByRole('button', { name: t('impact.great') }).click();
    await expect(page).toHaveURL(`${address}?moment=${form}`);
    const area = form === 'couple' ? 'couple' : 'company';
    await expect(heading(visit)).toHaveText(t(`moment.${area}.title`));
    await expect(heading(visit)).toBeFocused();
    const main = page.getByRole('main');
    const { crisis, wow } = method.scenarios.scenarios;
    await expect(main).toContainText(
      t('moment.purpose.high', { scenario: wow.name.en, virtues: list(visit, [strong]) }),
    );
    await expect(main).toContainText(
      t('moment.purpose.low', { scenario: crisis.name.en, virtues: list(visit, [weak]) }),
    );
    if (form === 'couple') await expect(page.getByRole('blockquote')).toHaveText('Una casa abierta');
    await expectAccessible(page);
    await expectKeepsakes(visit, { label: t('scenarios.download'), name: 'impact_purpose_miraco.pdf' });
    await page.getByRole('link', { name: t(`moment.${area}.see`) }).click();
    await expect(page).toHaveURL(address);
  });
}
