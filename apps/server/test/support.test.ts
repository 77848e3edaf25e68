import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { translator } from '@miraco/i18n/translator';
import { loadMethod } from '@miraco/method/load';
import { describe, expect, it } from 'vitest';
import { startProduct } from './product.ts';

const product = await startProduct({});
const page = async (path: string, from = product, headers: Record<string, string> = {}) =>
  (await from.request('GET', path, { headers: { accept: 'text/html', 'accept-language': 'es', ...headers } })).body;
const helpIn = (html: string) => /<aside id="support".*<\/aside>/s.exec(html)?.[0] ?? '';

describe('the help at the end of a page', () => {
  it.each(['/', '/landing', '/evaluate', '/method', '/auth', '/client/profile', '/admin', '/nowhere/at/all'])(
    'is on %s',
    async (path) => {
      const help = helpIn(await page(path));
      expect(help).toContain(translator('es')('support.title'));
      expect(help).toContain('href="tel:024"');
      expect(help).toContain('href="tel:112"');
      expect(help).toContain('href="https://findahelpline.com"');
    },
  );

  it('is in every language, and hidden in all but the language of the page', async () => {
    const help = helpIn(await page('/', product, { 'accept-language': 'en' }));
    expect(help).toContain('<details lang="en"><summary>Do you need help now?');
    expect(help).toContain('<details hidden lang="es"><summary>¿Necesitas ayuda ahora?');
  });

  it('has links that call, send the words a service asks for, and open its site', async () => {
    const help = helpIn(await page('/?lang=en'));
    expect(help).toContain('href="tel:116123"');
    expect(help).toContain('href="tel:18007997233"');
    expect(help).toContain('href="tel:*4141"');
    expect(help).toContain('href="sms:85258?&amp;body=SHOUT"');
    expect(help).toMatch(
      /href="https:\/\/www\.samaritans\.org" data-kind="other" target="_blank" rel="noopener noreferrer"/,
    );
  });

  it('begins with the countries where the language of the page is spoken', async () => {
    const countries = (help: string) => [...help.matchAll(/data-country="(..)"/g)].map(([, code]) => code);
    const [spanish = '', english = ''] = helpIn(await page('/')).split(/(?=<details hidden)/);
    expect(countries(spanish)).toEqual(['ES', 'MX', 'AR', 'CO', 'CL', 'GB', 'IE', 'US']);
    expect(countries(english)).toEqual(['GB', 'IE', 'US', 'ES', 'MX', 'AR', 'CO', 'CL']);
  });
});

describe('the help of a practice', () => {
  const set = (support: unknown) => product.call('admin.settings.set', { support }, { as: product.administrator });
  const own = { countries: ['MX', 'ES'], name: 'Ana & "Luz"', phone: '+34 600 11 22 33', mail: 'ana@practica.example' };

  it('is its own line and its countries, in its order, from the next page on', async () => {
    expect((await set(own)).status).toBe(200);
    const help = helpIn(await page('/'));
    expect([...help.matchAll(/data-country="(..)"/g)].map(([, code]) => code)).toEqual(['MX', 'ES', 'MX', 'ES']);
    expect(help).toContain('Ana &amp; &quot;Luz&quot;');
    expect(help).toContain('href="tel:+34600112233"');
    expect(help).toContain('href="mailto:ana@practica.example"');
    expect(help).toContain('href="https://findahelpline.com"');
  });

  it('is every country again when none is chosen', async () => {
    await set({ countries: [], name: '', phone: '', mail: '' });
    const help = helpIn(await page('/'));
    expect(help).toContain('data-country="GB"');
    expect(help).not.toContain('data-own');
  });

  it.each([
    ['a phone without a name', { phone: '600112233' }, 'support.name'],
    ['a name that cannot be reached', { name: 'Ana' }, 'support.phone'],
    ['a wrong phone', { name: 'Ana', phone: 'call me' }, 'support.phone'],
    ['a wrong address', { name: 'Ana', mail: 'ana' }, 'support.mail'],
    ['no code of a country', { countries: ['Spain'] }, 'support.countries.0'],
  ])('is refused with %s, naming the field', async (_what, wrong, field) => {
    const answer = await set({ countries: [], name: '', phone: '', mail: '', ...wrong });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.error)).toContain(field);
  });

  it('keeps the other settings', async () => {
    await set(own);
    expect((await product.call('admin.settings.get', undefined, { as: product.administrator })).data).toMatchObject({
      requireSecondFactor: false,
      support: own,
    });
  });
});

it('the operator’s support.json replaces the bundled one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'miraco-method-'));
  const { support } = await loadMethod();
  const { PT } = {
    PT: support.countries.ES?.slice(0, 1).map((entry) => ({ ...entry, number: '1411', languages: ['pt'] })),
  };
  await writeFile(join(folder, 'support.json'), JSON.stringify({ ...support, countries: { PT } }));
  const help = helpIn(await page('/', await startProduct({ METHOD_DIR: folder })));
  expect(help).toContain('href="tel:1411"');
  expect(help).toContain('· portugués<');
  expect(help).not.toContain('tel:024');
});
