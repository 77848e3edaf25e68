import { expect, it, test } from 'vitest';
import { seedGuides } from '../src/platform/default-guides.ts';
import { procedures } from '../src/router.ts';
import type { Access } from '../src/trpc.ts';
import { clientOfLaterPhases } from './people.ts';
import { procedureInputs } from './procedure-inputs.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const { call, client, session } = product;
await seedGuides(product.services);
const inputs = procedureInputs(product);

const accessOf = (name: string) => (procedures.get(name)?._def.meta as { access: Access } | undefined)?.access;

/** Whether an input names a record, and which other fields it has. */
const namesRecord = (input: unknown): input is { id: string; user?: string } =>
  typeof input === 'object' && input !== null && 'id' in input && typeof input.id === 'string';

const forEverybody = [...procedures.keys()].filter((name) => !['admin', 'public'].includes(accessOf(name) ?? ''));
const ownerFor = (name: string) => (accessOf(name) === 'laterPhase' ? clientOfLaterPhases(product) : client());

const named: string[] = [];
for (const name of forEverybody) {
  const owner = await ownerFor(name);
  if (namesRecord(await inputs[name]?.(owner, owner))) named.push(name);
}

test('the calls of everybody that name a record by its id are known', () => {
  expect(named).toEqual([
    'account.sessions.end',
    'conscience.prospect.remove',
    'conscience.harmful.remove',
    'responsibility.training.edit',
    'responsibility.training.setDone',
    'responsibility.training.remove',
    'responsibility.training.restore',
  ]);
});

it.each(named)('%s takes nobody else’s record, and answers alike for one and for none', async (name) => {
  const [owner, other] = [await ownerFor(name), await ownerFor(name)];
  const input = await inputs[name]?.(owner, owner);
  if (!namesRecord(input)) throw new Error(`${name} names no record`);
  const as = await session(other);
  const own = 'user' in input ? { user: other.id } : {};
  const before = product.databaseVersion();

  const ofAnother = await call(name, { ...input, ...own }, { as });
  const unknown = await call(name, { ...input, ...own, id: 'nothing-has-this-id' }, { as });

  expect(ofAnother).toEqual(unknown);
  expect(ofAnother.error?.code).toBe('notFound');
  expect(product.databaseVersion()).toBe(before);
  expect((await call(name, input, { as: await session(owner) })).error).toBeUndefined();
});
