import { paths } from '@miraco/contract/paths';
import { wellnessBlocks } from '@miraco/domain/wellness';
import { addVeteran } from '../clients.ts';
import { expect, test, type Visit } from '../journey.ts';
import { openAs, signIn } from '../people.ts';
import { administrator, type Client } from '../product.ts';
import { setSettings } from '../settings.ts';
import { click, goOn, ofBlock, openFromProfile, someAnswers } from '../wellness-test.ts';
import { expectTranslated } from './translated.ts';

/** Names without a plain letter. */
const names = { firstname: 'Ñáñó', lastname: 'Ćéžáŕ' };

const everyPage = Object.values(paths);
const clientPages = everyPage.filter((path) => path.startsWith(`${paths.client}/`));
const teamPages = everyPage.filter((path) => path.startsWith(`${paths.admin}/`));
const publicPages = everyPage.filter((path) => !/^\/(?:client|admin)\b/.test(path));

async function expectAllTranslated(visit: Visit, pages: readonly string[], shown: Client): Promise<void> {
  for (const path of pages) {
    await visit.page.goto(path.replace(':id', shown.id).replace(':virtue', 'guia').replace(':token', 'unknown'));
    await expectTranslated(visit);
  }
}

async function takeTest(visit: Visit): Promise<void> {
  const { page, t } = visit;
  await openFromProfile(visit);
  for (const block of wellnessBlocks) {
    await click(visit, block, ofBlock(someAnswers, block));
    await expectTranslated(visit);
    if (block !== wellnessBlocks.at(-1)) await goOn(visit);
  }
  await page.getByRole('button', { name: t('initial.send') }).click();
  await expect(page).toHaveURL(paths.result);
  await expectTranslated(visit);
}

/** The result of a visitor, whose answers are in the tab. */
async function expectResultTranslated(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.evaluate((answers) => sessionStorage.setItem('miraco.visitor-test', answers), JSON.stringify(someAnswers));
  await page.goto(`${paths.evaluate}?step=result`);
  await expectTranslated(visit);
}

// The links of mails are unknown.
test.use({ refusals: true });

test('everybody’s, a client’s and an administrator’s pages are in the third language, and none scrolls sideways', async ({
  visit,
  product,
}) => {
  const veteran = await addVeteran(product, names);
  await expectAllTranslated(visit, publicPages, veteran);
  await expectResultTranslated(visit);
  await setSettings(product, { signUp: { way: 'form' } });
  await expectAllTranslated(visit, [paths.start], veteran);
  await signIn(visit, await product.addClient(names));
  await expectTranslated(visit);
  await takeTest(visit);
  await openAs(visit, veteran);
  await expectAllTranslated(visit, clientPages, veteran);
  await openAs(visit, administrator);
  await expectAllTranslated(visit, teamPages, veteran);
});
