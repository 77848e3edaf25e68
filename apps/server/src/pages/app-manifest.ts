import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@miraco/contract/paths';
import { fallbackLanguage, inEachLanguage, type Language } from '@miraco/domain/languages';
import { type Translator, translator } from '@miraco/i18n/translator';

const png = (size: number, file: string, purpose?: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** Entries of the menu of the app's icon. Signed-out users sign in first. */
const shortcuts = [
  { name: 'home', url: paths.profile },
  { name: 'weekly', url: paths.weekly },
  { name: 'training', url: paths.training },
] as const;

/** Pictures of the demo for the dialog that installs the app: e2e/app-screenshots.ts takes them. */
const screenshots = [
  { page: 'home', form: 'narrow', sizes: '780x1560' },
  { page: 'week', form: 'narrow', sizes: '780x1560' },
  { page: 'home', form: 'wide', sizes: '1280x800' },
  { page: 'week', form: 'wide', sizes: '1280x800' },
] as const;

function manifest(brandName: string, language: Language, t: Translator, pictures: ReadonlySet<string>) {
  const picture = (name: string) => {
    const own = `${name}.${language}.webp`;
    return `/screenshots/${pictures.has(own) ? own : `${name}.${fallbackLanguage}.webp`}`;
  };
  return {
    name: brandName,
    short_name: brandName,
    description: t('seo.home.description'),
    lang: language,
    id: paths.home,
    // The first page of the user's own area.
    start_url: paths.client,
    scope: paths.home,
    display: 'standalone',
    background_color: '#fcf9f3',
    theme_color: '#fcf9f3',
    categories: ['health', 'lifestyle'],
    icons: [
      png(192, 'icon-192.png', 'any'),
      png(512, 'icon-512.png', 'any'),
      png(192, 'icon-maskable-192.png', 'maskable'),
      png(512, 'icon-maskable-512.png', 'maskable'),
      { src: '/rosette.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: shortcuts.map(({ name, url }) => ({
      name: t(`appManifest.shortcuts.${name}`),
      url,
      icons: [png(192, `shortcut-${name}.png`)],
    })),
    screenshots: screenshots.map(({ page, form, sizes }) => ({
      src: picture(`${page}-${form}`),
      sizes,
      type: 'image/webp',
      form_factor: form,
      label: t(`appManifest.screenshots.${page}`),
    })),
  };
}

/** The web app manifest as JSON, in each language. A language without pictures of its own has the English ones. */
export async function appManifests(brandName: string, webFolder: string): Promise<Readonly<Record<Language, string>>> {
  const pictures = new Set(await readdir(join(webFolder, 'screenshots')));
  return inEachLanguage((language) => JSON.stringify(manifest(brandName, language, translator(language), pictures)));
}
