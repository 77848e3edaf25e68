import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { procedures } from '../src/router.ts';
import type { Access } from '../src/trpc.ts';
import { clientOfLaterPhases } from './people.ts';
import { procedureInputs } from './procedure-inputs.ts';
import { type Person, startProduct } from './product.ts';
import { exercise } from './responsibility-payloads.ts';

const product = await startProduct();
const { call, client, session } = product;
await seedGuides(product.services);
const inputs = procedureInputs(product);

const accessOf = (name: string) => (procedures.get(name)?._def.meta as { access: Access } | undefined)?.access;

/** Whether an input names a record, and which other fields it has. */
const namesRecord = (input: unknown): input is { id: string; user?: string } =>
  typeof input === 'object' && input !== null && 'id' in input && typeof input.id === 'string';

const forEverybody = [...procedures.keys()].filter(
  (name) => !['admin', 'clientAdmin', 'team', 'public'].includes(accessOf(name) ?? ''),
);
const ownerFor = (name: string) => (accessOf(name) === 'laterPhase' ? clientOfLaterPhases(product) : client());

const named: string[] = [];
for (const name of forEverybody) {
  const owner = await ownerFor(name);
  if (namesRecord(await inputs[name]?.(owner, owner))) named.push(name);
}

test('the calls of everybody that name a record by its id are those whose input has one', () => {
  const withId = forEverybody.filter((name) =>
    procedures.get(name)?._def.inputs.some((input) => input instanceof z.ZodObject && 'id' in input.shape),
  );
  expect(named).toEqual(withId);
  expect(named.length).toBeGreaterThanOrEqual(7);
});

it.each(named)('%s refuses the record of another user, with the same answer as for an unknown one', async (name) => {
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

describe('over REST, where a record is named by its id alone', () => {
  const { administrator, rest } = product;

  async function exerciseOf(owner: Person): Promise<string> {
    const answer = await rest('POST', '/client/responsibility/training/register', {
      as: owner,
      body: exercise(owner.id),
    });
    return answer.json().exercise._id;
  }

  const edit = (id: string, as: Person, query = '', body: object = {}) =>
    rest('PUT', `/client/responsibility/training/edit/${id}${query}`, {
      as,
      body: { level: 'high', frequency: 'weekly', ...body },
    });

  it('an administrator need not name the owner, and gets not found for an unknown record', async () => {
    const ana = await clientOfLaterPhases(product);
    const id = await exerciseOf(ana);
    expect((await edit(id, administrator)).json().exercise).toMatchObject({ _id: id, user: ana.id, level: 'high' });
    expect((await edit('nothing-has-this-id', administrator)).statusCode).toBe(404);
  });

  it('the owner may be named in the query, and has to be right', async () => {
    const [ana, bea] = [await clientOfLaterPhases(product), await clientOfLaterPhases(product)];
    const id = await exerciseOf(ana);
    expect((await edit(id, administrator, `?user=${ana.id}`)).statusCode).toBe(200);
    expect((await edit(id, administrator, `?user=${bea.id}`)).statusCode).toBe(404);
    expect((await edit(id, bea, `?user=${ana.id}`)).statusCode).toBe(403);
  });

  it('a payload that names another record or owner than the address is invalid', async () => {
    const [ana, bea] = [await clientOfLaterPhases(product), await clientOfLaterPhases(product)];
    const id = await exerciseOf(ana);
    for (const as of [ana, administrator]) {
      const other = await edit(id, as, `?user=${ana.id}`, { user: bea.id });
      expect([other.statusCode, other.json().issues]).toEqual([400, [{ path: 'user', message: 'errors.invalid' }]]);
    }
    expect((await edit(id, ana, '', { _id: 'another' })).statusCode).toBe(400);
    expect((await edit(id, ana, '', { user: ana.id, _id: id })).statusCode).toBe(200);
  });

  it('a deleted exercise is neither changed nor finished nor made essential', async () => {
    const ana = await clientOfLaterPhases(product);
    const id = await exerciseOf(ana);
    await rest('DELETE', `/client/responsibility/training/remove/${id}`, { as: ana });
    const finish = (favourite: boolean) =>
      rest('PUT', `/client/responsibility/training/setdone/${id}`, { as: ana, body: { favourite } });
    for (const answer of [await edit(id, ana), await finish(false), await finish(true), await edit(id, administrator)])
      expect(answer.statusCode).toBe(404);
    await call('responsibility.training.restore', { user: ana.id, id }, { as: ana });
    expect((await finish(true)).statusCode).toBe(200);
  });
});

describe('over REST, where the address names a user', () => {
  const { administrator, rest } = product;

  it.each([
    ['/client/uservirtue/edit', { virtue: 'guia', type: 'hard' }],
    ['/client/uservirtue/editmanifest', { guiaManifest: 'Acompaño' }],
  ])('%s refuses a payload that names another', async (path, body) => {
    const [ana, bea] = [await clientOfLaterPhases(product), await client()];
    const save = (user: string) => rest('PUT', `${path}/${ana.id}`, { as: administrator, body: { ...body, user } });
    const refused = await save(bea.id);
    expect([refused.statusCode, refused.json().issues]).toEqual([400, [{ path: 'user', message: 'errors.invalid' }]]);
    expect((await save(ana.id)).statusCode).toBe(200);
  });

  it('a user is not changed by the payload of another', async () => {
    const [ana, bea] = [await client(), await client()];
    const answer = await product.edit(ana, { _id: bea.id, phone: '1' });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'id']);
  });

  it.each([[[]], [['guiaManifest']], ['text'], [null], [7]])('no manifesto is %j', async (payload) => {
    const ana = await clientOfLaterPhases(product);
    const answer = await rest('PUT', `/client/uservirtue/editmanifest/${ana.id}`, {
      as: ana,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, 'body']);
    expect((await rest('PUT', `/client/uservirtue/editmanifest/${ana.id}`, { as: ana, body: {} })).statusCode).toBe(
      200,
    );
  });
});
