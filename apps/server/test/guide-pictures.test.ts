import { caps } from '@miraco/domain/caps';
import type { Virtue } from '@miraco/domain/virtues';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runHousekeeping } from '../src/admin/housekeeping.ts';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { coachOf } from './people.ts';
import { drawing, picture, storedPictures, upload } from './pictures.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, rest, services } = product;
await seedGuides(services);
const { coach } = await coachOf(product);
const client = await product.client();

const hour = 60 * 60 * 1000;
const { names: files } = storedPictures(product);

const send = async (virtue: string, as?: Person, bytes?: Buffer<ArrayBuffer>) =>
  upload(product, bytes ?? (await picture()), as, { path: `/upload/uploadguideimage/${virtue}` });

const keep = async (virtue: Virtue): Promise<string> => (await send(virtue, coach)).json().image;

const show = async (name: string, as?: Person) => (await rest('GET', `/upload/guideimage/${name}`, { as })).statusCode;

const tag = (name: string, alt = 'Un faro de noche') => `<img src="/api/upload/guideimage/${name}" alt="${alt}">`;

async function save(how: 'saveDraft' | 'publish', virtue: Virtue, text: string) {
  const { base } = (await call('admin.guides.editing', { virtue }, { as: administrator })).data;
  const guide = { virtue, url: '', texts: { es: [text, ''], en: ['', ''] }, base };
  return call(`admin.guides.${how}`, guide, { as: administrator });
}

const textOf = async (virtue: Virtue): Promise<string> =>
  (await rest('GET', `/client/responsibility/guide/getbyvirtue/${virtue}`, { as: client })).json().guide.text1;

describe('a picture of a guide', () => {
  it('is re-encoded with its proportions, and says its size', async () => {
    const exif = { IFD0: { Make: 'SecretCamera' } };
    const large = await drawing().resize(3200, 1600).withMetadata({ exif }).jpeg().toBuffer();
    const answer = await send('guia', coach, Buffer.from(large));
    expect(answer.json()).toEqual({
      ...{ message: 'image.uploaded', width: 1600, height: 800 },
      image: expect.stringMatching(/^[\da-f]{32}\.webp$/),
    });
    const { rawPayload, headers } = await rest('GET', `/upload/guideimage/${answer.json().image}`, { as: coach });
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toBe('no-store');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect(rawPayload.includes('Secret')).toBe(false);
    expect((await send('guia', coach)).json()).toMatchObject({ width: 640, height: 320 });
  });

  it('is uploaded by the team only, and must be a picture for a known virtue', async () => {
    const before = await files();
    expect((await send('guia', client)).statusCode).toBe(403);
    expect((await send('guia')).statusCode).toBe(401);
    expect((await send('nothing', coach)).statusCode).toBe(404);
    expect((await send('guia', coach, Buffer.from('<svg onload="x()"/>'))).statusCode).toBe(415);
    expect(await files()).toEqual(before);
  });

  it('of a draft is seen by the team only, and by clients once the guide shows it', async () => {
    const name = await keep('perdon');
    expect([await show(name, coach), await show(name, client), await show(name)]).toEqual([200, 404, 401]);
    await save('saveDraft', 'perdon', tag(name));
    expect([await show(name, administrator), await show(name, client)]).toEqual([200, 404]);
    await save('publish', 'perdon', tag(name));
    expect([await show(name, client), await show(name)]).toEqual([200, 401]);
    expect(await textOf('perdon')).toBe(`<img src="/api/upload/guideimage/${name}" alt="Un faro de noche" />`);
    await save('publish', 'perdon', '<p>Sin imagen</p>');
    expect([await show(name, coach), await show(name, client)]).toEqual([200, 404]);
  });

  it('is not the picture of a person, and the picture of a person is not one of a guide', async () => {
    const { image } = (await upload(product, await picture(), client)).json();
    expect(await show(image, administrator)).toBe(404);
    const named = await save('saveDraft', 'alegria', tag(image));
    expect(named).toMatchObject({ status: 400, error: { key: 'guide.pictureUnknown' } });
    const ofGuide = await keep('alegria');
    expect((await rest('GET', `/upload/image/${ofGuide}`, { as: administrator })).statusCode).toBe(404);
    expect(await show('../miraco.sqlite', administrator)).toBe(404);
  });

  it.each(['', '   '])('without words for those who do not see it is refused: alt=%j', async (alt) => {
    const name = await keep('lealtad');
    for (const how of ['saveDraft', 'publish'] as const) {
      const answer = await save(how, 'lealtad', `<p>Hola</p>${tag(name, alt)}`);
      expect(answer).toMatchObject({ status: 400, error: { key: 'guide.pictureText' } });
      expect(answer.error?.issues).toMatchObject([{ path: 'texts.es.0' }]);
    }
  });

  it('comes from nowhere else, and keeps no other attribute', async () => {
    const name = await keep('libertad');
    const own = `<img src="/api/upload/guideimage/${name}" alt="Faro" width="640" height="x" style="a" onload="x()" srcset="https://evil.example/a 2x">`;
    const others = [
      'https://evil.example/a.png',
      '//evil.example/a.png',
      'data:image/png;base64,AAAA',
      `https://evil.example/api/upload/guideimage/${name}`,
      `/api/upload/guideimage/../image/${name}`,
      `/api/upload/image/${name}`,
    ];
    await save('publish', 'libertad', own + others.map((src) => `<img src="${src}" alt="a">`).join(''));
    expect(await textOf('libertad')).toBe(`<img src="/api/upload/guideimage/${name}" alt="Faro" width="640" />`);
  });

  it('that no version shows is removed a day later with its file; the others stay', async () => {
    const [unused, drafted, published] = [await keep('justicia'), await keep('justicia'), await keep('justicia')];
    await save('publish', 'justicia', tag(published));
    await save('publish', 'justicia', '<p>Sin imagen</p>');
    await save('saveDraft', 'justicia', tag(drafted));
    await runHousekeeping(services, Date.now() + 23 * hour);
    expect(await files()).toContain(unused);
    await runHousekeeping(services, Date.now() + 25 * hour);
    expect(await files()).not.toContain(unused);
    expect(await show(unused, administrator)).toBe(404);
    expect(await files()).toEqual(expect.arrayContaining([drafted, published]));
  });

  it(`has room for ${caps.guidePictures} in a guide, and the one that is refused leaves no file`, async () => {
    const add = product.database.prepare('insert into guide_pictures (name, virtue, uploaded_at) values (?, ?, 0)');
    for (let number = 0; number < caps.guidePictures; number += 1) add.run(`filled-${number}`, 'sabiduria');
    const before = await files();
    const answer = await send('sabiduria', coach);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: 'errors.limitReached', list: 'guidePictures', cap: caps.guidePictures },
    ]);
    expect(await files()).toEqual(before);
    expect((await send('identidad', coach)).statusCode).toBe(200);
  });
});

describe('a table', () => {
  it('keeps its heads, rows and merged cells, and nothing that styles it', async () => {
    const table =
      '<table style="width:9000px" border="1"><tbody><tr><th colspan="2" onclick="x()">A</th></tr>' +
      '<tr><td rowspan="99999" colspan="0"><p>B</p></td><td>C</td></tr></tbody></table>';
    await save('publish', 'guia', table);
    expect(await textOf('guia')).toBe(
      '<table><tbody><tr><th colspan="2">A</th></tr><tr><td><p>B</p></td><td>C</td></tr></tbody></table>',
    );
  });
});
