import { virtues } from '@miraco/domain/virtues';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, startProduct } from './product.ts';

const primary = await startProduct();
const alternate = await startProduct({ SCORING_READING: 'alternate' });

/** A client in Impact: the first two virtues weak, humildad medium, the others strong. */
async function purposeful(product: typeof primary): Promise<Person> {
  const person = await product.client();
  const post = (path: string, responses: object[]) =>
    product.rest('POST', `/client/conscience/${path}`, { as: person, body: { user: person.id, responses } });
  await post('weak/register', [
    { number: 1, weak: 'aceptacion' },
    { number: 2, weak: 'admiracion' },
  ]);
  const type = (virtue: string) => (virtue === 'humildad' ? 'medium' : 'hard');
  await post(
    'mediumhard/register',
    virtues.slice(2).map((virtue, position) => ({ number: position + 3, virtue, type: type(virtue) })),
  );
  await product.edit(person, { active_test: false });
  return person;
}

let client: Person;
beforeEach(async () => {
  client = await purposeful(primary);
});

const put = (path: string, body: object, as: Person = client) =>
  primary.rest('PUT', `/client/impact/${path}`, { as, body: { user: client.id, ...body } });
const get = async (form: string) =>
  (await primary.rest('GET', `/client/impact/${form}/get/${client.id}`, { as: client })).json()[form];

const motivation = { motivate: ['guia'], favourite: {}, dimension: 'family', duration: 'ilive', lifeproject: 'Vivir' };

describe('the personal purpose', () => {
  it('takes three strong virtues, and refuses a fourth or one that is not strong', async () => {
    expect((await put('personal/edit', { ...motivation, motivate: ['guia', 'perdon', 'lealtad'] })).statusCode).toBe(
      200,
    );
    const four = await put('personal/edit', { ...motivation, motivate: ['guia', 'perdon', 'lealtad', 'justicia'] });
    expect([four.statusCode, four.json().message]).toEqual([400, 'impact.cantaddmotivate']);
    const weak = await put('personal/edit', { ...motivation, motivate: ['aceptacion'] });
    expect(weak.json().issues).toEqual([{ path: 'motivate.aceptacion', message: 'validation.notStrong' }]);
    expect((await get('personal')).motivate).toHaveLength(3);
  });

  it('drops a virtue that stopped being strong, and says so', async () => {
    await put('personal/edit', motivation);
    const body = { virtue: 'guia', type: 'weak' };
    await primary.rest('PUT', `/client/uservirtue/edit/${client.id}`, { as: primary.administrator, body });
    expect(await get('personal')).toMatchObject({ motivate: [], dropped: ['guia'] });
  });

  it('has the creations that its owner chose or wrote, and keeps them when a save does not name them', async () => {
    const creations = { guia: { chosen: ['Un mapa de la ciudad.'], own: 'Una escuela' } };
    await put('personal/edit', { ...motivation, creations });
    await put('personal/edit', { ...motivation, lifeproject: 'Vivir despacio' });
    expect(await get('personal')).toMatchObject({ creations, lifeproject: 'Vivir despacio' });
    await put('personal/edit', { ...motivation, creations: {} });
    expect((await get('personal')).creations).toEqual({});
  });

  it('has no creations until some are chosen, and refuses more than twelve for a virtue or of an unknown one', async () => {
    await put('personal/edit', motivation);
    expect((await get('personal')).creations).toEqual({});
    const chosen = (count: number) => ({ guia: { chosen: Array(count).fill('Un mapa.'), own: '' } });
    expect((await put('personal/edit', { ...motivation, creations: chosen(13) })).statusCode).toBe(400);
    expect((await put('personal/edit', { ...motivation, creations: { fe: chosen(1).guia } })).statusCode).toBe(400);
    expect((await put('personal/edit', { ...motivation, creations: chosen(12) })).statusCode).toBe(200);
  });

  it('keeps the motivation when the words are saved, and the other way round', async () => {
    await put('personal/editpurpose', { purpose: 'Cuidar' });
    await put('personal/edit', motivation);
    expect(await get('personal')).toMatchObject({ purpose: 'Cuidar', lifeproject: 'Vivir' });
  });
});

describe('the professional purpose', () => {
  it('is scored by the server, not by the level and keys that were sent', async () => {
    await put('professional/edit', { virtues: { aceptacion: [true, true, false, 'wow', 'x', 'y', 'hard'] } });
    expect((await get('professional')).virtues).toEqual({
      aceptacion: [true, true, false, 'challenge', 'resultweak2', 'actionweak2', 'weak'],
    });
  });

  it('replaces the rows that are named and keeps the others', async () => {
    await put('professional/edit', { virtues: { aceptacion: [true, true, true], guia: [true, '', ''] } });
    await put('professional/edit', { virtues: { aceptacion: ['', '', ''] } });
    expect((await get('professional')).virtues).toEqual({
      aceptacion: [null, null, null, '', '', '', 'weak'],
      guia: [true, true, null, 'wow', 'resulthard2', 'actionhard2', 'hard'],
    });
  });

  it('keeps the client’s role until another is sent, and never depends on it for its scores', async () => {
    const virtues = { aceptacion: [true, true, true] };
    await put('professional/edit', { virtues });
    expect((await get('professional')).role).toBeNull();
    await put('professional/edit', { virtues: {}, role: 'family' });
    await put('professional/edit', { virtues: { guia: [true, '', ''] } });
    expect(await get('professional')).toMatchObject({
      role: 'family',
      virtues: { aceptacion: [true, true, true, 'wow', 'resultweak1', 'actionweak1', 'weak'] },
    });
    expect((await put('professional/edit', { virtues: {}, role: 'boss' })).statusCode).toBe(400);
    await put('professional/edit', { virtues: {}, role: 'director' }, primary.administrator);
    expect((await get('professional')).role).toBe('director');
  });

  it('refuses a medium virtue and an answer that is none', async () => {
    expect((await put('professional/edit', { virtues: { humildad: [true, true, true] } })).statusCode).toBe(400);
    expect((await put('professional/edit', { virtues: { guia: ['yes', true, true] } })).statusCode).toBe(400);
  });

  it('says which administrator saved it, until its owner does', async () => {
    await put('professional/edit', { virtues: { guia: [true, '', ''] } }, primary.administrator);
    expect((await get('professional')).saved_on_behalf_by).toBe(primary.administrator.id);
    await put('professional/edit', { virtues: { guia: [false, '', ''] } });
    expect((await get('professional')).saved_on_behalf_by).toBeNull();
  });
});

describe('the couple purpose', () => {
  it('takes a partner of the method for a strong virtue, or none', async () => {
    expect((await put('couple/edit', { complementary: { dignidad: 'humildad' } })).statusCode).toBe(200);
    expect((await put('couple/edit', { complementary: { dignidad: 'guia' } })).statusCode).toBe(400);
    expect((await put('couple/edit', { complementary: { aceptacion: 'perseverancia' } })).statusCode).toBe(400);
    await put('couple/edit', { potential: 'Una casa', virtues_couple: 'Calma' });
    expect(await get('couple')).toMatchObject({
      complementary: { dignidad: 'humildad' },
      potential: 'Una casa',
      virtues_couple: 'Calma',
    });
  });
});

it.each([
  ['professional', 'professional/edit'],
  ['couple', 'couple/edit'],
])(
  'the %s purpose has no row of a virtue that is of another kind now, until it is of that kind again',
  async (form, path) => {
    await put(path, { virtues: { guia: [true, null, null], aceptacion: [true, true, true] } });
    const rate = (type: string) =>
      primary.rest('PUT', `/client/uservirtue/edit/${client.id}`, {
        as: primary.administrator,
        body: { virtue: 'guia', type },
      });
    for (const type of ['weak', 'medium']) {
      await rate(type);
      expect(Object.keys((await get(form)).virtues)).toEqual(['aceptacion']);
    }
    await rate('');
    expect((await get(form)).virtues.guia[6]).toBe('hard');
  },
);

it('the reading is the operator’s choice', async () => {
  const other = await purposeful(alternate);
  const body = { user: other.id, virtues: { aceptacion: ['', true, ''] } };
  await alternate.rest('PUT', '/client/impact/couple/edit', { as: other, body });
  const { couple } = (await alternate.rest('GET', `/client/impact/couple/get/${other.id}`, { as: other })).json();
  expect(couple.virtues.aceptacion.slice(3, 5)).toEqual(['crisis', 'resultweakcouple6']);
  await put('couple/edit', { virtues: { aceptacion: ['', true, ''] } });
  expect((await get('couple')).virtues.aceptacion[3]).toBe('');
});
