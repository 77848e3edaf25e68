import { paths } from '@miraco/contract/paths';
import { translator } from '@miraco/i18n/translator';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startProduct } from './product.ts';

const product = await startProduct({ BRAND_NAME: "L'Alma $$ $1" });

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}

const get = (language: string) =>
  product.request('GET', '/site.webmanifest', { headers: { 'accept-language': language } });

describe.each([
  ['es', 'es-MX,es;q=0.9'],
  ['en', 'fr'],
] as const)('the web app manifest in %s', async (language, accepted) => {
  const answer = await get(accepted);
  const manifest = answer.json();
  const icons: Picture[] = manifest.icons;
  const screenshots: Picture[] = manifest.screenshots;
  const shortcuts: { name: string; url: string; icons: Picture[] }[] = manifest.shortcuts;
  const t = translator(language);

  it('is in the name of the practice and in the language of the browser', () => {
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.headers.vary).toContain('Accept-Language');
    expect(manifest).toMatchObject({
      name: "L'Alma $$ $1",
      lang: language,
      description: t('seo.home.description'),
      display: 'standalone',
    });
  });

  it('opens the area of the user, and is the same app as before', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/client', scope: '/' });
  });

  it('lists only pictures that are there, of the size and type that it says', async () => {
    for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap((entry) => entry.icons)]) {
      const picture = await product.request('GET', src);
      expect([src, picture.statusCode]).toEqual([src, 200]);
      expect(String(picture.headers['content-type']).split(';')[0], src).toBe(type);
      expect(picture.rawPayload.length, src).toBeLessThan(100_000);
      if (sizes === 'any') {
        // A drawing has no size in pixels.
        expect(picture.payload, src).toMatch(/^<svg[^>]+viewBox=/);
        continue;
      }
      const { width, height, format } = await sharp(picture.rawPayload).metadata();
      expect(`image/${format}`, src).toBe(type);
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  it('has the icons that a system asks for, whole ones and those that it cuts', () => {
    for (const purpose of ['any', 'maskable']) {
      const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
      expect(sizes, purpose).toEqual(expect.arrayContaining(['192x192', '512x512']));
    }
  });

  it('has pictures of a phone and of a desktop in its language, each with a label', () => {
    for (const form of ['narrow', 'wide']) {
      const shown = screenshots.filter(({ form_factor }) => form_factor === form);
      expect(shown.length, form).toBeGreaterThan(0);
      // Chromium ignores those of another shape than the first.
      expect(new Set(shown.map(({ sizes }) => sizes)).size, form).toBe(1);
    }
    for (const { src, label } of screenshots) {
      expect(src).toContain(`.${language}.`);
      expect(label).toBeTruthy();
    }
  });

  it('has shortcuts to pages of clients', () => {
    expect(shortcuts.map(({ url }) => url)).toEqual([paths.profile, paths.weekly, paths.training]);
    expect(shortcuts.map(({ name }) => name)).toContain(t('appManifest.shortcuts.weekly'));
  });
});

it('the manifest follows the address before the browser', async () => {
  const { headers } = await product.request('GET', '/site.webmanifest?lang=es', {
    headers: { 'accept-language': 'en' },
  });
  expect(headers['content-language']).toBe('es');
});
