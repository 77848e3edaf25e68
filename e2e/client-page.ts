import type { Visit } from './journey.ts';
import type { Client } from './product.ts';

type Named = Pick<Client, 'firstname' | 'lastname'>;

/** Opens the notes about a client whose page is open; on a phone they are in the menu of the client. */
export async function openNotes({ page, t }: Visit, { firstname, lastname }: Named) {
  const menu = page.getByRole('button', { name: t('clientPages.more', { name: `${firstname} ${lastname}` }) });
  const button = page.getByRole('button', { name: t('coachNotes.title'), exact: true });
  await menu.waitFor();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await page.getByRole('menuitem', { name: t('coachNotes.title'), exact: true }).click();
}
