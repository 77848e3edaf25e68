import { describe, expect, it } from 'vitest';
import { picture, storedPictures, upload } from './pictures.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, client, rest } = product;
const ana = await client();

const { names: files } = storedPictures(product);
const show = (name: string, as: Person) => rest('GET', `/upload/image/${name}`, { as });
const keep = async (as: Person = ana): Promise<string> => (await upload(product, await picture(), as)).json().image;

describe('an avatar', () => {
  const imageOf = async (who: Person) => (await product.user(who.id)).image;

  it('is uploaded by its user or an administrator, and becomes the user’s', async () => {
    const bea = await client();
    const name = await keep(administrator);
    expect((await product.edit(bea, { image: name })).statusCode).toBe(200);
    expect(await imageOf(bea)).toBe(name);
    expect((await show(name, bea)).statusCode).toBe(200);
  });

  it('that is replaced or taken away is a file no more', async () => {
    const bea = await client();
    const [first, second] = [await keep(bea), await keep(bea)];
    await product.edit(bea, { image: first });
    await product.edit(bea, { image: second });
    expect(await files()).not.toContain(first);
    expect((await show(first, bea)).statusCode).toBe(404);
    await product.edit(bea, { image: second });
    expect(await files()).toContain(second);
    await product.edit(bea, { image: null });
    expect(await files()).not.toContain(second);
    expect(await imageOf(bea)).toBeNull();
  });

  it("is neither another user's picture nor an invented name", async () => {
    const bea = await client();
    const ofAna = await keep();
    for (const image of [ofAna, `${'0'.repeat(32)}.webp`, '../session-secret', 'https://evil.example/a.webp', 7]) {
      expect((await product.edit(bea, { image })).statusCode).toBe(400);
    }
    expect(await imageOf(bea)).toBeNull();
    expect((await show(ofAna, ana)).statusCode).toBe(200);
  });

  it("is not taken from one user to be another's", async () => {
    const bea = await client();
    const name = await keep(administrator);
    await product.edit(administrator, { image: name });
    expect((await product.edit(bea, { image: name })).statusCode).toBe(400);
    expect(await imageOf(administrator)).toBe(name);
  });

  it('never used is forgotten after a day, and no other', async () => {
    const bea = await client();
    const [used, unused] = [await keep(bea), await keep(bea)];
    await product.edit(bea, { image: used });
    const forget = (moment: number) => product.services.store.images.deleteUnused(moment);
    expect(await forget(Date.now() - 24 * 3600 * 1000)).toEqual([]);
    const forgotten = await forget(Date.now() + 1);
    expect(forgotten).toContain(unused);
    expect(forgotten).not.toContain(used);
  });
});
