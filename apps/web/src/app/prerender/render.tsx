import { languages } from '@miraco/domain/languages';
import './browser-stand-in.ts';
import { type PublicPage, paths, publicPages } from '@miraco/contract/paths';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { AnswerEarlyPresses } from '#app/shell/early-presses.ts';
import { Root } from '#app/shell/root.tsx';
import { preload } from '#app/shell/routes.tsx';
import { adoptLanguage } from '#shared/language/language.ts';

/** Everything that is written at build: the public pages, the way in, and the one that says that there is none. */
const pages: readonly { name: PublicPage | 'signIn' | 'notFound'; path: string }[] = [
  ...publicPages.map((name) => ({ name, path: paths[name] })),
  { name: 'signIn', path: paths.auth },
  { name: 'notFound', path: '/nowhere/at/all' },
];

interface Rendered {
  /** `landing.es.html`: what stands inside of #root. */
  file: string;
  html: string;
}

/** The public pages in every language, as a browser without a session draws them first. */
export async function renderPages(): Promise<Rendered[]> {
  const rendered: Rendered[] = [];
  for (const { path } of pages) await preload(path);
  for (const language of languages) {
    await adoptLanguage(language);
    for (const { name, path } of pages) {
      const html = renderToString(
        // As in main.tsx, which takes it over.
        <StrictMode>
          <StaticRouter location={path}>
            <Root />
          </StaticRouter>
          <AnswerEarlyPresses focused={undefined} />
        </StrictMode>,
      );
      if (!html.includes('<h1')) throw new Error(`${path} has no title in ${language}: ${html.slice(0, 400)}`);
      // What is typed into it before its script is there would be lost, or sent in the address.
      if (/<form\b/.test(html)) throw new Error(`${path} has a form`);
      // The content security policy would not apply them.
      if (/\sstyle="/.test(html)) throw new Error(`${path} has a style attribute`);
      rendered.push({ file: `${name}.${language}.html`, html });
    }
  }
  return rendered;
}
