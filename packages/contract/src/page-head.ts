import { type Language, languages } from '@miraco/domain/languages';

/** The URL of a page in one language, for search engines and hreflang. */
function pageUrl(publicUrl: string, path: string, language?: Language): string {
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

export interface DescribedPage {
  /** Without a trailing slash. */
  publicUrl: string;
  path: string;
  language: Language;
  brandName: string;
  /** With the name of the product, as the tab shows it. */
  title: string;
  description: string;
}

interface HeadElement {
  tag: 'link' | 'meta';
  attributes: Readonly<Record<string, string>>;
}

/**
 * What a page says of itself at its URL and in its language, for search engines and link previews: the server writes it into the page,
 * and the app again for a page or a language that it opens itself.
 */
export function pageHeadElements(page: DescribedPage): readonly HeadElement[] {
  const { publicUrl, path, language, brandName, title, description } = page;
  const address = pageUrl(publicUrl, path, language);
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', brandName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:locale', localeOf(language)],
    ...languages.filter((other) => other !== language).map((other) => ['og:locale:alternate', localeOf(other)]),
    ['og:image', `${publicUrl}/og.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ] as const;
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: address } },
    ...alternates(publicUrl, path).map(({ hreflang, href }): HeadElement => {
      return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
    }),
    ...properties.map(([property = '', content = '']): HeadElement => {
      return { tag: 'meta', attributes: { property, content } };
    }),
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}
