import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { publicPages } from '@miraco/contract/paths';
import { virtues } from '@miraco/domain/virtues';
import { translator } from '@miraco/i18n/translator';
import type { Method } from '@miraco/method/schemas';
import { type Language, languages } from '@miraco/method/text';
import { virtueNames } from '@miraco/method/virtue-names';
import { escapeHtml, type PageName, pageHead, type Site } from './page-head.ts';

const pageNames: readonly PageName[] = [...publicPages, 'signIn', 'private', 'notFound'];

/** A page as it is, and as most browsers would rather have it. */
export interface ComposedPage {
  plain: Buffer;
  brotli: Buffer;
}

export type Pages = Readonly<Record<PageName, Readonly<Record<Language, ComposedPage>>>>;

/** Good enough: the best would take thirty times as long at every start, for a tenth less. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function packed(html: string): ComposedPage {
  const plain = Buffer.from(html);
  return { plain, brotli: brotliCompressSync(plain, quality) };
}

/** The owner's voices, each on a copy of the card that the build has drawn for its kind. */
function withTestimonials(html: string, testimonials: Method['testimonials'], language: Language): string {
  const cards = [...html.matchAll(/<li data-testimonial="(\w+)".*?<\/li>/gs)];
  const first = cards[0];
  const last = cards.at(-1);
  if (!first || !last) return html;
  const templates = new Map(cards.map(([card, kind]) => [kind, card]));
  const filled = testimonials.map(({ example, text, who }) =>
    (templates.get(example ? 'example' : 'own') ?? '')
      .replaceAll('[[testimonial.text]]', () => escapeHtml(text[language]))
      .replaceAll('[[testimonial.who]]', () => escapeHtml(who[language])),
  );
  return html.slice(0, first.index) + filled.join('') + html.slice(last.index + last[0].length);
}

/** What the build could not know: the name of the product, and the words of the method, which may be the owner's. */
function fillIn(html: string, { brandName, method }: Site, language: Language): string {
  const names = virtueNames(method);
  const named = virtues.reduce(
    (text, virtue) => text.replaceAll(`[[virtue.${virtue}]]`, () => escapeHtml(names[virtue][language])),
    withTestimonials(html, method.testimonials, language),
  );
  return named.replaceAll('[[brand]]', () => escapeHtml(brandName));
}

/** The same words as data, so that the app's first drawing has them too. It is no script: nothing in it runs. */
function servedData({ method }: Site): string {
  const data = JSON.stringify({ virtueNames: virtueNames(method), testimonials: method.testimonials });
  return `<script type="application/json" id="served-data">${data.replaceAll('<', '\\u003c')}</script>`;
}

/** The pieces of the build (apps/web/vite.config.ts) that a page drawn by the app asks for once it knows where it is. */
const pieces: Partial<Readonly<Record<PageName, readonly string[]>>> = {
  signIn: ['data', 'common'],
  private: ['data', 'common', 'client-frame'],
};

/** What the build tells of its files, by what they were made from. */
type Manifest = Readonly<Record<string, { file: string; name?: string }>>;

/** The same from the start: without them on their way, a phone would wait for each in turn. */
function startedAhead(page: PageName, manifest: Manifest): string {
  const wanted = Object.values(manifest).filter(({ name = '' }) => pieces[page]?.includes(name));
  return wanted.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('\n    ');
}

/** Who is signed in has come by the front door, and has the typefaces: on a phone they would only hold up the rest. */
const fontPreload = /\s*<link rel="preload" as="font"[^>]*>/g;

/** Every page in both languages, put together once: from the built frame, what was rendered at build, and what this site is called. */
export async function composePages(webFolder: string, site: Site): Promise<Pages> {
  const frame = await readFile(join(webFolder, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(webFolder, '.vite', 'manifest.json'), 'utf8'));

  async function compose(name: PageName, language: Language): Promise<string> {
    const t = translator(language);
    const rendered =
      name !== 'private'
        ? await readFile(join(webFolder, 'prerendered', `${name}.${language}.html`), 'utf8').catch(() => '')
        : '';
    const data = name === 'landing' ? servedData(site) : '';
    const head = name === 'private' ? frame.replace(fontPreload, '') : frame;
    return head
      .replace('</head>', () => `${startedAhead(name, manifest)}</head>`)
      .replace('<html lang="es">', `<html lang="${language}">`)
      .replace('<title>{{brand}}</title>', '')
      .replace('<!-- page -->', () => pageHead(name, language, site, t))
      .replace('<div id="root"></div>', () => `<div id="root">${fillIn(rendered, site, language)}</div>${data}`)
      .replace('{{needsScript}}', () => escapeHtml(t('common.needsScript')))
      .replaceAll('{{brand}}', () => escapeHtml(site.brandName));
  }

  const inBoth = async (name: PageName) =>
    Object.fromEntries(
      await Promise.all(languages.map(async (language) => [language, packed(await compose(name, language))] as const)),
    );
  const pages = await Promise.all(pageNames.map(async (name) => [name, await inBoth(name)] as const));
  // Both lists are complete, which fromEntries cannot know.
  return Object.fromEntries(pages) as Pages;
}
