import type { Language } from '@miraco/domain/languages';
import { useEffect } from 'react';
import { useLanguage } from '#shared/language/language.ts';
import { brandName } from './brand.ts';

/** What the head describes, for search engines and link previews: at first the page that the server wrote. */
let described: { path: string; language: string } | undefined = {
  path: location.pathname,
  language: document.documentElement.lang,
};

/** The public address can be another than that of this visit: a page as it was served names it. */
const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');

function removeDescription(): void {
  described = undefined;
  for (const element of document.head.querySelectorAll('[data-served], meta[name="description"]')) element.remove();
}

function describe(title: string, description: string | undefined, language: Language): void {
  const { pathname } = location;
  const isDescribed = described?.path === pathname;
  if (isDescribed && (description === undefined || described?.language === language)) return;
  removeDescription();
  if (description === undefined) return;
  const page = { path: pathname, language };
  described = page;
  void import('./page-head.ts').then(
    ({ writeHead }) => {
      const publicUrl = new URL(canonical ?? location.href).origin;
      if (described === page) writeHead({ ...page, publicUrl, brandName, title, description });
    },
    // Without a network nobody previews a link.
    () => undefined,
  );
}

/**
 * Names the page in the tab, in the history and for screen readers; public pages are described to search engines as well. Null where
 * a part of the page names it.
 */
export function usePageTitle(title: string | null, description?: string): void {
  const language = useLanguage();
  useEffect(() => {
    if (title === null) return;
    document.title = title === brandName ? brandName : `${title} · ${brandName}`;
    describe(document.title, description, language);
  }, [title, description, language]);
}
