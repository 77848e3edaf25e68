import { type PublicPage, paths } from '@miraco/contract/paths';
import { type Language, languages } from '@miraco/domain/languages';
import type { Translator } from '@miraco/i18n/translator';
import type { Method } from '@miraco/method/schemas';
import { escapeHtml } from './escape-html.ts';

export interface Site {
  brandName: string;
  /** Without a trailing slash. */
  publicUrl: string;
  method: Method;
}

/** The pages that the server can send: a public page, sign-in, the empty frame of the app, or not found. */
export type PageName = PublicPage | 'signIn' | 'private' | 'notFound';

/** The URL of a page in one language, for search engines and hreflang. */
export function pageUrl(publicUrl: string, path: string, language?: Language): string {
  return `${publicUrl}${path}${language ? `?lang=${language}` : ''}`;
}

/** A language with the country where most of its readers are, `es_ES`; English is British here. */
function localeOf(language: Language): string {
  const { region } = new Intl.Locale(language).maximize();
  return language === 'en' ? 'en_GB' : [language, region].filter(Boolean).join('_');
}

/** The page in every language, and in the visitor's own where none is named. */
export function alternates(publicUrl: string, path: string): readonly { hreflang: string; href: string }[] {
  return [
    ...languages.map((language) => ({ hreflang: language, href: pageUrl(publicUrl, path, language) })),
    { hreflang: 'x-default', href: pageUrl(publicUrl, path) },
  ];
}

function described(page: PublicPage | 'signIn', t: Translator) {
  return page === 'signIn'
    ? { path: paths.auth, title: t('auth.signIn'), description: t('seo.signIn.description') }
    : { path: paths[page], title: t(`seo.${page}.title`), description: t(`seo.${page}.description`) };
}

/** Title, description and other metadata of a page, for search engines and link previews. */
export function pageHead(page: PageName, language: Language, site: Site, t: Translator): string {
  const brand = escapeHtml(site.brandName);
  const hidden = '<meta name="robots" content="noindex" />';
  if (page === 'notFound') return `<title>${escapeHtml(t('errors.notFoundTitle'))} · ${brand}</title>${hidden}`;
  if (page === 'private') return `<title>${brand}</title>${hidden}`;

  const { path, ...words } = described(page, t);
  const title = `${escapeHtml(words.title)} · ${brand}`;
  const description = escapeHtml(words.description);
  const address = escapeHtml(pageUrl(site.publicUrl, path, language));
  const properties = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': localeOf(language),
    'og:image': escapeHtml(`${site.publicUrl}/og.png`),
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  // `data-served` marks what belongs to this URL: the app removes it when another page is opened.
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link data-served rel="canonical" href="${address}" />`,
    ...alternates(site.publicUrl, path).map(
      ({ hreflang, href }) => `<link data-served rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}" />`,
    ),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta data-served property="${property}" content="${content}" />`,
    ),
    '<meta data-served name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}
