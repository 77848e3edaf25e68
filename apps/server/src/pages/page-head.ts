import { pageHeadElements } from '@miraco/contract/page-head';
import { type PublicPage, paths } from '@miraco/contract/paths';
import type { Language } from '@miraco/domain/languages';
import type { Translator } from '@miraco/i18n/translator';
import type { Method } from '@miraco/method/schemas';
import { escapeHtml } from './escape-html.ts';

export interface Site {
  brandName: string;
  /** Without a trailing slash. */
  publicUrl: string;
  method: Method;
}

/**
 * The empty frame of the app: of clients, of the team, of the page that each of them begins with, and of visitors' pages that are not
 * rendered at build.
 */
export const frames = ['client', 'profile', 'team', 'dashboard', 'private'] as const;
type Frame = (typeof frames)[number];

/** The pages that the server can send: a public page, sign-in, a frame of the app, or not found. */
export type PageName = PublicPage | 'signIn' | Frame | 'notFound';

export const isFrame = (page: PageName): page is Frame => frames.some((frame) => frame === page);

function described(page: PublicPage | 'signIn', t: Translator) {
  return page === 'signIn'
    ? { path: paths.auth, title: t('auth.signIn'), description: t('seo.signIn.description') }
    : { path: paths[page], title: t(`seo.${page}.title`), description: t(`seo.${page}.description`) };
}

const written = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');

/** Title, description and other metadata of a page, for search engines and link previews. */
export function pageHead(page: PageName, language: Language, site: Site, t: Translator): string {
  const brand = escapeHtml(site.brandName);
  const hidden = '<meta name="robots" content="noindex" />';
  if (page === 'notFound') return `<title>${escapeHtml(t('errors.notFoundTitle'))} · ${brand}</title>${hidden}`;
  if (isFrame(page)) return `<title>${brand}</title>${hidden}`;

  const { path, ...words } = described(page, t);
  const title = `${words.title} · ${site.brandName}`;
  const elements = pageHeadElements({ ...site, path, language, title, description: words.description });
  // `data-served` marks what belongs to this URL and language: the app replaces it when it opens another.
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(words.description)}" />`,
    ...elements.map(({ tag, attributes }) => `<${tag} data-served ${written(attributes)} />`),
  ].join('\n    ');
}
