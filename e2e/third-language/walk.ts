import { paths } from '@miraco/contract/paths';
import { wellnessBlocks } from '@miraco/domain/wellness';
import { addVeteran } from '../clients.ts';
import { expect, test, type Visit } from '../journey.ts';
import { openAs, signIn } from '../people.ts';
import { administrator, type Client } from '../product.ts';
import { click, goOn, ofBlock, openFromProfile, someAnswers } from '../wellness-test.ts';
import { expectTranslated } from './translated.ts';

/** Names without a plain letter. */
const names = { firstname: 'Ñáñó', lastname: 'Ćéžáŕ' };

const pagesBelow = (beginning: string) => Object.values(paths).filter((path) => path.startsWith(beginning));

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

test('everybody’s, a client’s and an administrator’s pages are in the third language, and none scrolls sideways', async ({
  visit,
  product,
}) => {
  const veteran = await addVeteran(product, names);
  const { home, landing, evaluate, auth, forgotPassword, resetPassword } = paths;
  await expectAllTranslated(visit, [home, landing, evaluate, auth, forgotPassword, resetPassword], veteran);
  await signIn(visit, await product.addClient(names));
  await expectTranslated(visit);
  await takeTest(visit);
  await openAs(visit, veteran);
  await expectAllTranslated(visit, pagesBelow(`${paths.client}/`), veteran);
  await openAs(visit, administrator);
  await expectAllTranslated(visit, pagesBelow(`${paths.admin}/`), veteran);
});
