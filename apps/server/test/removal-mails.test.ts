import { recordId } from '@miraco/contract/fields';
import { expect, it } from 'vitest';
import { mailsIn } from './outbox.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, client, database, rest } = product;

const remove = ({ id }: Person) => rest('DELETE', `/admin/user/remove/${id}`, { as: administrator });

/** The mails to the address of somebody. */
async function mailsTo({ email }: Person) {
  await product.services.mailer.settled();
  const mails = await mailsIn(product);
  return mails.filter(({ to }) => to?.[0]?.address === email).map(({ subject, text }) => ({ subject, text }));
}

it('mails the user whom an administrator removed, in their language', async () => {
  const ana = await client();
  await product.call('account.setLanguage', { language: 'es' }, { as: ana });
  await remove(ana);
  expect(await mailsTo(ana)).toEqual([
    {
      subject: 'Tus datos de Miraco se han borrado',
      text: expect.stringContaining('Alguien que administra Miraco ha borrado tu cuenta'),
    },
  ]);
});

it.each([
  ['lie in the outbox', true],
  ['still wait', false],
])('leaves the notice of the removal alone of the mails to somebody that %s', async (_where, areWritten) => {
  const ana = await client();
  await product.call('account.myData.requestDeletion', { current: ana.password }, { as: ana });
  if (areWritten) expect(await mailsTo(ana)).not.toEqual([]);
  await remove(ana);
  expect(await mailsTo(ana)).toMatchObject([{ subject: 'Tus datos de Miraco se han borrado' }]);
});

it('mails nobody whose address the mail server has refused for good', async () => {
  const { mails } = product.services.store;
  const [ana, bea] = [await client(), await client()];
  for (const [user, data] of [
    [ana.id, {}],
    [bea.id, { to: 'earlier@example.org' }],
  ] as const) {
    await mails.add({ user, kind: 'passwordChanged', data, createdAt: 0, dueAt: Number.MAX_SAFE_INTEGER });
    const { id } = database.prepare('select id from mails where user = ?').get(user) ?? {};
    await mails.giveUp({ id: recordId.parse(id), attempts: 0 }, 'recipient', 'no such user', 0);
  }
  for (const one of [ana, bea]) await remove(one);
  expect([(await mailsTo(ana)).length, (await mailsTo(bea)).length]).toEqual([0, 1]);
});
