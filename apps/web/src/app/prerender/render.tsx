import { type PublicPage, paths, publicPages } from '@miraco/contract/paths';
import { languages } from '@miraco/domain/languages';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ReplayEarlyPress } from '#app/shell/early-presses.ts';
import { Root } from '#app/shell/root.tsx';
import { loadPage } from '#app/shell/routes.tsx';
import { applyLanguage } from '#shared/language/language.ts';
import { Router } from '#shared/router/router.tsx';

/** The pages that are rendered at build: the public ones, sign-in and not-found. */
const pages: readonly { name: PublicPage | 'signIn' | 'notFound'; path: string }[] = [
  ...publicPages.map((name) => ({ name, path: paths[name] })),
  { name: 'signIn', path: paths.auth },
  { name: 'notFound', path: '/nowhere/at/all' },
];

interface Rendered {
  /** `landing.es.html`: the contents of #root. */
  file: string;
  html: string;
}

/** The pages in every language, as a browser without a session renders them first. */
export async function renderPages(): Promise<Rendered[]> {
  const rendered: Rendered[] = [];
  for (const { path } of pages) await loadPage(path);
  for (const language of languages) {
    await applyLanguage(language);
    for (const { name, path } of pages) {
      const html = renderToString(
        // The same tree as in main.tsx, which hydrates it.
        <StrictMode>
          <Router fixed={path} onIntent={() => {}}>
            <Root />
          </Router>
          <ReplayEarlyPress focused={undefined} />
        </StrictMode>,
      );
      if (!html.includes('<h1')) throw new Error(`${path} has no title in ${language}: ${html.slice(0, 400)}`);
      // Text typed before hydration would be lost, or sent in the URL.
      if (/<form\b/.test(html)) throw new Error(`${path} has a form`);
      // The content security policy blocks them.
      if (/\sstyle="/.test(html)) throw new Error(`${path} has a style attribute`);
      rendered.push({ file: `${name}.${language}.html`, html });
    }
  }
  return rendered;
}
