import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { runHousekeeping } from '../src/admin/housekeeping.ts';
import { makeBackup } from '../src/backup/make.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { picture, storedPictures, upload } from './pictures.ts';
import { isPostgres, type Person, startProduct } from './product.ts';
import { newDataDir } from './running-product.ts';

const product = await startProduct({ BRAND_NAME: 'Brújula' });
const { administrator, call, client, rest, services } = product;
const day = 24 * 60 * 60 * 1000;

const set = (input: unknown, as: Pick<Person, 'token'> = administrator) => call('admin.settings.set', input, { as });
const shown = async () => (await call('method.practice')).data;

const nobody = { name: '', phone: '', mail: '', picture: null };
const ana = { name: 'Ana Ruiz', phone: '+34 600 11 22 33', mail: 'ana@practica.example', picture: null };
const withContact = (contact: object) => set({ practice: { name: '', contact: { ...ana, ...contact } } });

async function uploaded(as: Person): Promise<string> {
  return (await upload(product, await picture(), as)).json().image;
}

describe('the practice, to everybody', () => {
  it('is the product’s name and nobody to ask, as long as nothing is set', async () => {
    expect(await shown()).toEqual({ name: 'Brújula', contact: null, signUp: 'none' });
  });

  it('is the name and the contact that administrators set', async () => {
    expect((await set({ practice: { name: 'Consulta Sureste', contact: ana } })).status).toBe(200);
    expect(await shown()).toEqual({ name: 'Consulta Sureste', contact: ana, signUp: 'contact' });
  });

  it.each(['form', 'none', 'contact'] as const)('offers the sign-up way %s while there is a contact', async (way) => {
    await set({ signUp: { way }, practice: { name: '', contact: ana } });
    expect((await shown()).signUp).toBe(way);
  });

  it('never offers a contact that is not there', async () => {
    await set({ signUp: { way: 'contact' }, practice: { name: '', contact: nobody } });
    expect((await shown()).signUp).toBe('none');
    await set({ signUp: { way: 'form' } });
    expect((await shown()).signUp).toBe('form');
  });
});

describe('the name of the practice', () => {
  const title = async () =>
    /<title>(.*)<\/title>/.exec((await product.request('GET', '/', { headers: { accept: 'text/html' } })).body)?.[1];

  it('takes the place of the product’s name on every page and in mails, from the next one on', async () => {
    expect(await title()).toContain('Brújula');
    await set({ practice: { name: 'Consulta <Sureste> $1', contact: nobody } });
    expect(await title()).toContain('Consulta &lt;Sureste&gt; $1');
    const preview = await call('admin.mail.preview', { kind: 'invitation', language: 'es' }, { as: administrator });
    expect(preview.data.subject).toContain('Consulta <Sureste> $1');
  });

  it('is the product’s again when it is taken back', async () => {
    await set({ practice: { name: '', contact: nobody } });
    expect(await title()).toContain('Brújula');
  });
});

describe('a setting is refused, naming the field, and stays as it was', () => {
  it.each([
    ['a phone without a name', { practice: { name: '', contact: { ...nobody, phone: '600112233' } } }, 'contact.name'],
    ['a contact out of reach', { practice: { name: '', contact: { ...nobody, name: 'Ana' } } }, 'contact.phone'],
    ['a wrong phone', { practice: { name: '', contact: { ...ana, phone: 'call me' } } }, 'practice.contact.phone'],
    ['a wrong address', { practice: { name: '', contact: { ...ana, mail: 'ana' } } }, 'practice.contact.mail'],
    ['a name of two lines', { practice: { name: 'Ana\nBcc: x@y.example', contact: ana } }, 'practice.name'],
    ['a name of 41 characters', { practice: { name: 'x'.repeat(41), contact: ana } }, 'practice.name'],
    ['a path for a picture', { practice: { name: '', contact: { ...ana, picture: '../x.webp' } } }, 'contact.picture'],
    ['an unknown way to start', { signUp: { way: 'fax' } }, 'signUp.way'],
    ['no year', { retention: { removeInactiveAfterYears: 0 } }, 'retention.removeInactiveAfterYears'],
    ['half a year', { retention: { removeInactiveAfterYears: 0.5 } }, 'retention.removeInactiveAfterYears'],
    ['21 years', { retention: { removeInactiveAfterYears: 21 } }, 'retention.removeInactiveAfterYears'],
    ['years as a text', { retention: { removeInactiveAfterYears: '3' } }, 'retention.removeInactiveAfterYears'],
    ['a checklist hidden by a word', { checklistDismissed: 'yes' }, 'checklistDismissed'],
  ])('%s', async (_what, wrong, field) => {
    const before = await services.store.settings.all();
    const answer = await set(wrong);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.error)).toContain(field);
    expect(await services.store.settings.all()).toEqual(before);
  });

  it('of anybody but an administrator', async () => {
    const refused = [
      { as: await client(), status: 403 },
      { as: await client({ access: 'coach' }), status: 403 },
      { as: { token: '' }, status: 401 },
    ];
    for (const { as, status } of refused) {
      expect((await set({ signUp: { way: 'none' } }, as)).status).toBe(status);
      expect((await call('admin.settings.get', undefined, { as })).status).toBe(status);
    }
  });

  it('when it is only for the product itself to say', async () => {
    await set({ testMailSent: true, guidesSeen: true });
    expect(await services.store.settings.all()).toMatchObject({ testMailSent: false, guidesSeen: false });
  });
});

describe('the picture of the contact', () => {
  it('is for everybody, and stays when the administrator who uploaded it is removed', async () => {
    const bea = await client({ access: 'administrator' });
    const name = await uploaded(bea);
    expect((await rest('GET', `/upload/image/${name}`)).statusCode).toBe(401);
    expect((await set({ practice: { name: '', contact: { ...ana, picture: name } } }, bea)).status).toBe(200);
    await call('admin.users.remove', { id: bea.id }, { as: administrator });
    await runHousekeeping(services, Date.now() + 2 * day);
    const answer = await rest('GET', `/upload/image/${name}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('is kept when the setting is saved again, and removed when another or none takes its place', async () => {
    const { names } = storedPictures(product);
    const first = await uploaded(administrator);
    await withContact({ picture: first });
    await withContact({ picture: first, name: 'Ana R.' });
    expect(await names()).toEqual([first]);
    const second = await uploaded(administrator);
    await withContact({ picture: second });
    expect(await names()).toEqual([second]);
    await withContact({});
    expect(await names()).toEqual([]);
    expect((await rest('GET', `/upload/image/${second}`)).statusCode).toBe(401);
  });

  it('is refused if it is somebody else’s, somebody’s avatar, or unknown', async () => {
    const own = await uploaded(administrator);
    await call('account.editProfile', { image: own }, { as: administrator });
    for (const name of [await uploaded(await client()), own, `${'0'.repeat(32)}.webp`]) {
      const answer = await withContact({ picture: name });
      expect([answer.status, answer.error?.issues?.[0]?.path ?? answer.error]).toEqual([
        400,
        'practice.contact.picture',
      ]);
    }
    expect((await rest('GET', `/upload/image/${own}`, { as: administrator })).statusCode).toBe(200);
  });

  test.skipIf(isPostgres)('is part of a backup, which is of the SQLite file', async () => {
    const name = await uploaded(administrator);
    await withContact({ picture: name });
    const file = join(await newDataDir(), 'with-picture.miraco-backup');
    await makeBackup(product.dataDir, file);
    const restored = await newDataDir();
    await restoreBackup(restored, file, { now: new Date() });
    expect(await readdir(join(restored, 'images'))).toContain(name);
  });
});
