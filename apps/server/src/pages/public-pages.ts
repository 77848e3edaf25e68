import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { publicPages } from '@miraco/contract/paths';
import type { SupportSetting } from '@miraco/contract/settings';
import { type Language, languages } from '@miraco/domain/languages';
import { virtues } from '@miraco/domain/virtues';
import { translator } from '@miraco/i18n/translator';
import type { Method } from '@miraco/method/schemas';
import { virtueNames } from '@miraco/method/virtue-names';
import { escapeHtml } from './escape-html.ts';
import { firstFiles, type Manifest } from './first-modules.ts';
import { frames, isFrame, type PageName, pageHead, type Site } from './page-head.ts';
import { supportHtml } from './support.ts';

const pageNames: readonly PageName[] = [...publicPages, 'signIn', ...frames, 'notFound'];

/** A page, uncompressed and compressed. */
export interface ComposedPage {
  plain: Buffer;
  brotli: Buffer;
}

export type Pages = Readonly<Record<PageName, Readonly<Record<Language, ComposedPage>>>>;

/** The best quality would take thirty times as long at every start and save a tenth. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** On other threads: requests are answered meanwhile when the settings have changed. */
const compress = promisify(brotliCompress);

async function packed(html: string): Promise<ComposedPage> {
  const plain = Buffer.from(html);
  return { plain, brotli: await compress(plain, quality) };
}

/** The section of testimonials, and its entry in the menu. */
const testimonialParts =
  /<section id="testimonials".*?<\/section>|<a\b[^>]*href="\/landing#testimonials"[^>]*>.*?<\/a>/gs;

/** Writes each of the owner's testimonials on a copy of the card that the build rendered; without any, nothing speaks of them. */
function fillTestimonials(html: string, testimonials: Method['testimonials'], language: Language): string {
  if (testimonials.length === 0) return html.replace(testimonialParts, '');
  return html.replace(/<li data-testimonial=.*?<\/li>/s, (card) =>
    testimonials
      .map(({ text, who }) =>
        card
          .replaceAll('[[testimonial.text]]', () => escapeHtml(text[language]))
          .replaceAll('[[testimonial.who]]', () => escapeHtml(who[language])),
      )
      .join(''),
  );
}

/** Fills the blanks that the build left: the name of the product, and texts of the method, which the owner may have changed. */
function fillBlanks(html: string, { brandName, method }: Site, language: Language): string {
  const names = virtueNames(method);
  const named = virtues.reduce(
    (text, virtue) => text.replaceAll(`[[virtue.${virtue}]]`, () => escapeHtml(names[virtue][language])),
    fillTestimonials(html, method.testimonials, language),
  );
  return named.replaceAll('[[brand]]', () => escapeHtml(brandName));
}

/** The same texts as JSON, which the app hydrates with. `application/json` is never run as a script. */
function servedData({ method }: Site): string {
  const data = JSON.stringify({ virtueNames: virtueNames(method), testimonials: method.testimonials });
  return `<script type="application/json" id="served-data">${data.replaceAll('<', '\\u003c')}</script>`;
}

const modulePreload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Signed-in users already have the fonts cached: preloading them delays the rest on a phone. */
const fontPreload = /\s*<link rel="preload" as="font"[^>]*>/g;

/**
 * Every page in every language, composed in advance: from the built frame, what was rendered at build, the name of this site, and
 * where its practice sends people who need help.
 */
export async function composePages(webFolder: string, site: Site, help: SupportSetting): Promise<Pages> {
  const frame = await readFile(join(webFolder, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(webFolder, '.vite', 'manifest.json'), 'utf8'));

  const support = supportHtml(site.method.support, help);
  // Read by the app, whose menu is on pages without the data of the landing page too.
  const hasTestimonials = site.method.testimonials.length > 0 ? ' data-testimonials' : '';

  async function compose(name: PageName, language: Language): Promise<string> {
    const t = translator(language);
    const rendered = !isFrame(name)
      ? await readFile(join(webFolder, 'prerendered', `${name}.${language}.html`), 'utf8').catch(() => '')
      : '';
    const data = name === 'landing' || name === 'method' ? servedData(site) : '';
    const head = isFrame(name) ? frame.replace(fontPreload, '') : frame;
    return head
      .replace('</head>', () => `${firstFiles(name, language, manifest).map(modulePreload).join('\n    ')}</head>`)
      .replace(/<html lang="\w+">/, `<html lang="${language}"${hasTestimonials}>`)
      .replace('<title>{{brand}}</title>', '')
      .replace('<!-- page -->', () => pageHead(name, language, site, t))
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${fillBlanks(rendered, site, language)}</div>${support[language]}${data}`,
      )
      .replace('{{needsScript}}', () => escapeHtml(t('common.needsScript')))
      .replaceAll('{{brand}}', () => escapeHtml(site.brandName));
  }

  const inEvery = async (name: PageName) =>
    Object.fromEntries(
      await Promise.all(
        languages.map(async (language) => [language, await packed(await compose(name, language))] as const),
      ),
    );
  const pages = await Promise.all(pageNames.map(async (name) => [name, await inEvery(name)] as const));
  // Both lists are complete, which fromEntries cannot know.
  return Object.fromEntries(pages) as Pages;
}
