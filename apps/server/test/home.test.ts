import { describe, expect, it } from 'vitest';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { picture, upload } from './pictures.ts';
import { type Person, startProduct } from './product.ts';
import { evaluation, exercise, weeklyTest } from './responsibility-payloads.ts';

const product = await startProduct();
const { administrator, call, client, rest } = product;
const { coach, accompany } = await coachOf(product);
const ana = { firstname: 'Ana', lastname: 'Ruiz', email: 'ana@practica.example', phone: '+34600112233' };
const lola = { name: 'Lola Gil', phone: '', mail: 'hola@practica.example', picture: null };

const contactOf = async (as: Person) => (await call('account.contact', undefined, { as })).data;
const situationOf = async (as: Person) => (await call('account.situation', undefined, { as })).data;
const portrait = async (owner: Person): Promise<string> => {
  const { image } = (await upload(product, await picture(), owner)).json();
  await product.edit(owner, { image });
  return image;
};

describe('whom a client asks', () => {
  it('is nobody as long as the practice names nobody', async () => {
    expect(await contactOf(await client())).toBeNull();
  });

  it('is their own coach with their picture, and without one the practice', async () => {
    const own = await client();
    await accompany(own);
    await product.edit(coach, ana);
    const image = await portrait(coach);
    await call('admin.settings.set', { practice: { name: '', contact: lola } }, { as: administrator });

    expect(await contactOf(own)).toEqual({ name: 'Ana Ruiz', mail: ana.email, phone: ana.phone, picture: image });
    expect(await contactOf(await client())).toEqual(lola);
  });

  it('is the practice again when the coach can no longer sign in', async () => {
    const { coach: leaving, accompany: give } = await coachOf(product);
    const own = await client();
    await give(own);
    expect((await contactOf(own)).name).not.toBe(lola.name);
    await product.edit(leaving, { disabled: true });
    expect(await contactOf(own)).toEqual(lola);
  });

  it('has a picture that their own clients see, and no other client', async () => {
    const own = await client();
    await accompany(own);
    const show = async (as: Person) => (await rest('GET', `/upload/image/${image}`, { as })).statusCode;
    const image = await portrait(coach);
    expect(await show(own)).toBe(200);
    expect(await show(await client())).toBe(404);
    expect(await show(await portraitless())).toBe(404);
  });
});

/** A client whose coach is another one. */
async function portraitless(): Promise<Person> {
  const other = await coachOf(product);
  const person = await client();
  await other.accompany(person);
  return person;
}

describe('what is known of a client', () => {
  it('is nothing at the beginning', async () => {
    expect(await situationOf(await client())).toMatchObject({
      phase: 'conscience',
      rated: false,
      wellnessAt: null,
      evaluatedAt: null,
      exercises: {},
      trained: false,
      unwritten: 23,
      personal: false,
      professional: false,
      sessionAt: null,
    });
  });

  it('follows what they do', async () => {
    const own = await clientOfLaterPhases(product);
    const body = (payload: (user: string) => object) => ({ as: own, body: payload(own.id) });
    await rest('POST', '/client/responsibility/weekly/register', body(weeklyTest));
    await rest('POST', '/client/responsibility/evaluation/register', body(evaluation));
    await rest('POST', '/client/responsibility/training/register', body(exercise));
    const known = await situationOf(own);
    expect(known).toMatchObject({ rated: true, exercises: { daily: null }, trained: true });
    expect(Date.now() - known.wellnessAt).toBeLessThan(60_000);
    expect(Date.now() - known.evaluatedAt).toBeLessThan(60_000);
  });
});
