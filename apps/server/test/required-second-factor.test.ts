import { expect, it, test } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { procedures } from '../src/router.ts';
import { clientOfLaterPhases } from './people.ts';
import { picture, upload } from './pictures.ts';
import { procedureInputs } from './procedure-inputs.ts';
import { startProduct } from './product.ts';
import { withSecondFactor } from './second-factors.ts';

const product = await startProduct();
const { administrator, call, client, rest, services, session } = product;
await seedGuides(services);
const inputs = procedureInputs(product);

await withSecondFactor(product, administrator);
await services.store.settings.set({ requireSecondFactor: true }, administrator.id);

/** Texts that administrators receive and clients do not. */
const secrets = ['PENDING-SECRET', 'secret-address@example.org'];
const ana = await client({ email: 'secret-address@example.org' });
for (const { id } of await services.store.guides.all())
  await services.store.guides.comment({ guide: id, user: ana.id, comment: 'PENDING-SECRET', date: 0 }, 'moderator');

const named = [...procedures].map(([name, procedure]) => ({
  name,
  isOpen: ['public', 'signedIn'].includes(String((procedure._def.meta as { access?: unknown } | undefined)?.access)),
}));

test('with the second factor the same administrator reads the pending comments', async () => {
  const { data } = await call('responsibility.guides.getByVirtue', { virtue: 'guia' }, { as: administrator });
  expect(JSON.stringify(data)).toContain('PENDING-SECRET');
});

test('the picture of another user needs it, too', async () => {
  const { image } = (await upload(product, await picture(), ana)).json();
  const bare = await product.secondAdministrator();
  expect((await rest('GET', `/upload/image/${image}`, { as: bare })).statusCode).toBe(404);
  expect((await rest('GET', `/upload/image/${image}`, { as: administrator })).statusCode).toBe(200);
});

it.each(named)(
  '$name returns no more to an administrator without the second factor than to a client',
  async (procedure) => {
    const bare = await product.secondAdministrator();
    const owner = await clientOfLaterPhases(product);
    // A link that is mailed voids those before it.
    await services.mailer.settled();
    const input = await inputs[procedure.name]?.(procedure.isOpen ? ana : owner, bare);
    const answer = await call(procedure.name, input, { as: await session(bare) });
    if (procedure.isOpen) expect(answer.error).toBeUndefined();
    else expect(answer.error?.code).toBe('secondFactorRequired');
    for (const secret of secrets) expect(JSON.stringify(answer)).not.toContain(secret);
  },
);
