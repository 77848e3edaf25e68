import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { paths, publicPages } from '@miraco/contract/paths';
import { virtues } from '@miraco/domain/virtues';
import { translator } from '@miraco/i18n/translator';
import { describe, expect, it } from 'vitest';
import { composePages } from '../src/pages/public-pages.ts';
import { startProduct } from './product.ts';

const site = 'https://miraco.example';
const noHelp = { countries: [], name: '', phone: '', mail: '' };
const product = await startProduct({ PUBLIC_URL: `${site}/`, BRAND_NAME: "L'Alma $$ $1" });

const own = {
  example: false,
  text: { es: 'Me cambió el «cómo» & el </script> $& porqué', en: 'It changed the how & the </script> $& why' },
  who: { es: 'Cliente', en: 'Client' },
};
const folder = await mkdtemp(join(tmpdir(), 'miraco-method-'));
const invented = { ...own, example: true, text: { es: 'Una voz inventada', en: 'An invented voice' } };
const voices = JSON.stringify([own, invented, own]).replaceAll('</script>', '< /script>');
await writeFile(join(folder, 'testimonials.json'), voices);
const owners = await startProduct({ METHOD_DIR: folder });

const browser = { accept: 'text/html' };
const get = (url: string, headers: Record<string, string> = {}, from = product) =>
  from.request('GET', url, { headers: { ...browser, ...headers } });

const tags = (body: string, pattern: RegExp) => [...body.matchAll(pattern)].map((match) => match.slice(1));
const named = publicPages.map((page) => [page, paths[page]] as const);

describe.each(named)('the public page %s', (page, path) => {
  it.each(['es', 'en'] as const)('has its title and description in %s before any script runs', async (language) => {
    const t = translator(language);
    const { body, headers } = await get(`${path}?lang=${language}`);
    expect(headers['content-language']).toBe(language);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<title>${t(`seo.${page}.title`)} · L'Alma $$ $1</title>`);
    expect(body).toContain(`<meta name="description" content="${t(`seo.${page}.description`)}" />`);
    expect(body).toMatch(/<div id="root">.*<h1/s);
    expect(body).toContain(t('nav.privateArea'));
    expect(body).not.toContain('noindex');
    expect(body).not.toMatch(/\[\[|\{\{/);
  });

  it('names itself, its other language and its picture by the public address', async () => {
    const { body } = await get(`${path}?lang=en`, { host: 'evil.example' });
    expect(tags(body, /rel="canonical" href="([^"]+)"/g)).toEqual([[`${site}${path}?lang=en`]]);
    expect(tags(body, /rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)).toEqual([
      ['es', `${site}${path}?lang=es`],
      ['en', `${site}${path}?lang=en`],
      ['x-default', `${site}${path}`],
    ]);
    const graph = Object.fromEntries(tags(body, /property="og:([\w:]+)" content="([^"]+)"/g));
    expect(graph).toMatchObject({ type: 'website', url: `${site}${path}?lang=en`, image: `${site}/og.png` });
    expect(graph.title).toBe(`${translator('en')(`seo.${page}.title`)} · L'Alma $$ $1`);
    expect(graph.description).toBe(translator('en')(`seo.${page}.description`));
  });

  it('has nothing inline that the policy would refuse', async () => {
    const { body } = await get(path);
    expect(body).not.toMatch(/\sstyle=|<style|\son\w+=/);
    const inline = tags(body, /<script(?![^>]*\ssrc=)([^>]*)>/g);
    expect(inline.filter(([attributes]) => !attributes?.includes('type="application/json"'))).toEqual([]);
  });
});

describe('the language of a page', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', '', 'es'],
    ['es', '', 'es'],
    ['fr-FR,fr;q=0.9,es;q=0.8', '', 'es'],
    ['fr-FR,fr;q=0.9', '', 'en'],
    ['en;q=0.5,es-ES;q=0.9', '', 'es'],
    ['est', '', 'en'],
    ['', '', 'en'],
    ['en', '?lang=es', 'es'],
    ['es', '?lang=en', 'en'],
    ['es', '?lang=fr', 'es'],
    ['es', '?lang=en&lang=es', 'es'],
  ])('of a browser that reads “%s” at “%s” is %s', async (accepted, search, language) => {
    const { body, headers } = await get(`/landing${search}`, { 'accept-language': accepted });
    expect(body).toContain(`<html lang="${language}">`);
    expect(headers.vary).toContain('Accept-Language');
  });
});

it('a page is compressed for clients that accept it, with the same content', async () => {
  const answer = await get('/landing', { 'accept-encoding': 'gzip, deflate, br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers.vary).toContain('Accept-Encoding');
  const plain = await get('/landing');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain.body);
  expect(answer.rawPayload.length).toBeLessThan(plain.body.length / 4);
});

it.each(['es', 'en'] as const)(
  'the page about the method names the 23 virtues in %s before any script runs',
  async (language) => {
    const { body } = await get(`/method?lang=${language}`);
    const { data } = await product.call('method.virtueNames');
    for (const virtue of virtues) expect(body).toContain(`>${data[virtue][language]}</li>`);
  },
);

describe('the landing page', () => {
  it('offers the workshop and the sessions, and names the 23 virtues', async () => {
    const t = translator('es');
    const { body } = await get('/landing?lang=es');
    for (const part of ['workshop', 'individual', 'group'] as const) {
      expect(body).toContain(t(`landing.offer.${part}.title`));
    }
    const { data } = await product.call('method.virtueNames');
    for (const virtue of virtues) expect(body).toContain(`>${data[virtue].es}</text>`);
  });

  it('shows the owner’s voices, as many as there are, as text', async () => {
    const { body } = await get('/landing?lang=es', {}, owners);
    expect(tags(body, /(<li data-testimonial=)/g)).toHaveLength(2);
    expect(body).toContain('Me cambió el «cómo» &amp; el &lt; /script&gt; $&amp; porqué');
    expect(body).not.toContain('inventada');
    expect(tags(body, /<\/(script)>/g).length).toBe(tags(body, /<(script)[\s>]/g).length);
  });
});

describe('testimonials', () => {
  const everyPage = [...Object.values(paths).filter((path) => !path.includes(':')), '/nowhere'];
  const title = translator('es')('nav.testimonials');

  it.each(everyPage)('are not spoken of without any: %s', async (path) => {
    const { body } = await get(`${path}?lang=es`);
    expect(body).not.toMatch(/testimonial(?!s":\[\])/);
    expect(body).not.toContain(title);
  });

  it.each(everyPage)('are announced to the app where there are any: %s', async (path) => {
    const { body } = await get(`${path}?lang=es`, {}, owners);
    expect(body).toContain('<html lang="es" data-testimonials>');
  });

  it('have an entry of the menu where there are any, and a section', async () => {
    const { body } = await get('/?lang=es', {}, owners);
    expect(tags(body, /href="(\/landing#testimonials)"/g)).toHaveLength(1);
    expect((await get('/landing?lang=es', {}, owners)).body).toMatch(/<section id="testimonials"/);
  });

  it('are given without the invented ones, in the form in which they are shown', async () => {
    expect((await owners.call('method.testimonials')).data).toEqual([
      expect.objectContaining({ example: false, who: own.who }),
      expect.objectContaining({ example: false, who: own.who }),
    ]);
    expect((await product.call('method.testimonials')).data).toEqual([]);
  });
});

describe('pages that search engines must not index', () => {
  it.each(['/client/profile', '/admin/users', '/forgotpassword', '/resetpassword/a/b'])('is %s', async (path) => {
    const { body } = await get(path);
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('canonical');
  });

  it('is a page that does not exist, which says so without a script', async () => {
    const { body, statusCode } = await get('/nowhere?lang=es');
    expect(statusCode).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).toMatch(new RegExp(`<h1[^>]*>${translator('es')('errors.notFoundTitle')}</h1>`));
  });
});

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));

const manifest: Record<string, { file: string }> = JSON.parse(
  await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
);
const builtFrom = (source: string) => `/${manifest[source]?.file}`;

/** The built files that a page names. */
const preloadsOf = (html: string) => tags(html, /rel="modulepreload" crossorigin href="([^"]*)"/g).flat();

it('a page that the app renders names its code, and pages of visitors their typefaces', async () => {
  const named = async (path: string) => preloadsOf((await get(`${path}?lang=es`)).body);
  const [profile, client, team] = [
    await named('/client/profile'),
    await named('/client/mydata'),
    await named('/admin/users'),
  ];
  const shared = expect.arrayContaining(
    ['data', 'asking', 'client-frame'].map((name) => expect.stringContaining(name)),
  );
  for (const preloads of [profile, client, team]) expect(preloads).toEqual(shared);
  // The page that clients begin with names its own code as well.
  expect(profile).toEqual(expect.arrayContaining(client));
  expect(profile.length).toBeGreaterThan(client.length);
  const [routesOfClients, routesOfTeam] = ['client-routes', 'team-routes'].map((file) =>
    builtFrom(`src/app/shell/${file}.tsx`),
  );
  expect(client).toContain(routesOfClients);
  expect(client).not.toContain(routesOfTeam);
  expect(team).toContain(routesOfTeam);
  expect(team).not.toContain(routesOfClients);
  for (const preloads of [profile, team]) expect(new Set(preloads).size).toBe(preloads.length);
  for (const path of ['/client/profile', '/admin/users']) expect((await get(path)).body).not.toContain('as="font"');
  for (const path of ['/', '/auth']) {
    const { body } = await get(path);
    expect(preloadsOf(body)).not.toEqual(expect.arrayContaining([expect.stringContaining('/data-')]));
    expect(body).toContain('as="font"');
  }
});

it.each(['es', 'en'])('a page in %s names its texts', async (language) => {
  const texts = (part: string) => builtFrom(`../../packages/i18n/src/${language}/${part}.ts`);
  const named = async (path: string) => preloadsOf((await get(`${path}?lang=${language}`)).body);
  expect(await named('/')).toContain(texts('core'));
  expect(await named('/client/profile')).toEqual(expect.arrayContaining(['core', 'signed-in/client'].map(texts)));
});

it('a page starts the code of its own build, even beside the files of an earlier one', async () => {
  const both = await mkdtemp(join(tmpdir(), 'miraco-builds-'));
  await cp(dist, both, { recursive: true });
  await writeFile(join(both, 'assets', 'data-earlier1.js'), '');
  const pages = await composePages(
    both,
    { brandName: 'Alma', publicUrl: site, method: product.app.services.method },
    noHelp,
  );
  const started = preloadsOf(pages.private.es.plain.toString());
  expect(started).toEqual(expect.arrayContaining([expect.stringMatching(/^\/assets\/data-/)]));
  expect(started).not.toContain('/assets/data-earlier1.js');
});

it('the way in can be read before its script, its form waits for it, and there is one address', async () => {
  for (const path of ['/auth', '/login', '/auth/anything']) {
    const { body } = await get(path, { 'accept-language': 'es' });
    expect(body).toContain(translator('es')('auth.signInTitle'));
    expect(body).not.toMatch(/<(?:form|input)\b/);
    expect(body).toContain(`<title>${translator('es')('auth.signIn')} · `);
    expect(body).toContain(`rel="canonical" href="${site}/auth?lang=es"`);
  }
});

describe('the site', () => {
  it('names the paths that robots must not read, and the sitemap', async () => {
    const { headers, body } = await product.request('GET', '/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(body).toMatch(/^Disallow: \/client\/$/m);
    expect(body).toMatch(/^Disallow: \/admin\/$/m);
    expect(body).toMatch(/^Sitemap: https:\/\/miraco\.example\/sitemap\.xml$/m);
  });

  it('lists its public pages in both languages', async () => {
    const { headers, body } = await product.request('GET', '/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const expected = named.flatMap(([, path]) => [[`${site}${path}?lang=es`], [`${site}${path}?lang=en`]]);
    expect(tags(body, /<loc>([^<]+)<\/loc>/g)).toEqual(expected);
    expect(tags(body, /hreflang="(x-default)"/g)).toHaveLength(expected.length);
  });

  it('has pictures for the home screen of iOS and for links', async () => {
    for (const path of ['/apple-touch-icon.png', '/og.png']) {
      const picture = await product.request('GET', path);
      expect([path, picture.statusCode, picture.headers['content-type']]).toEqual([path, 200, 'image/png']);
    }
  });

  it('does not serve the files that were rendered at build', async () => {
    expect((await product.request('GET', '/prerendered/landing.es.html')).statusCode).toBe(404);
  });
});
