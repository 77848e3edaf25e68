import type { Language } from '@miraco/domain/languages';
import type { PageName } from './page-head.ts';

/** Vite's manifest: the built files by their sources. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/** Part of a source: the language of the page. */
const inLanguage = '[language]';

const texts = (...files: readonly string[]) => files.map((file) => `../../packages/i18n/src/${inLanguage}/${file}.ts`);

const frameTexts = texts('messages', 'signed-in/client', 'wellness');
const client = ['src/app/shell/client-routes.tsx', ...frameTexts];
const team = [
  'src/app/shell/team-routes.tsx',
  'src/app/layouts/admin/admin.tsx',
  ...frameTexts,
  ...texts('team/admin', 'signed-in/user'),
];

/**
 * The sources of what a page loads before it is drawn, as its routes in the web app name them (routes.tsx, client-routes.tsx,
 * team-routes.tsx). What `index.html` starts with, and the texts of every page, are not repeated.
 */
const sourcesOf: Partial<Readonly<Record<PageName, readonly string[]>>> = {
  client,
  profile: [...client, 'src/features/conscience/profile/profile.tsx', ...texts('signed-in/profile')],
  team,
  dashboard: [
    ...team,
    'src/features/admin/dashboard/dashboard.tsx',
    ...texts('team/dashboard', 'team/deeds', 'team/guide-editor'),
  ],
  private: ['src/shared/trpc/server-data.tsx'],
};

/**
 * The built files of sources, and of all that these import. Files may import each other.
 * @throws Error if the build has no such source
 */
function filesOf(sources: readonly string[], manifest: Manifest): Set<string> {
  const seen = new Set(sources);
  // A set is read to its end, with what is added meanwhile.
  for (const source of seen) {
    const built = manifest[source];
    if (!built) throw new Error(`the manifest of the web app has no ${source}`);
    for (const imported of built.imports ?? []) seen.add(imported);
  }
  return new Set([...seen].flatMap((source) => manifest[source]?.file ?? []));
}

/**
 * The built files that a page names because it loads them first: a phone would wait for one after the other. Those that `index.html` names
 * itself are left out. Who has chosen another language than the browser's waits for the texts of it.
 */
export function firstFiles(page: PageName, language: Language, manifest: Manifest): string[] {
  const sources = [...texts('core'), ...(sourcesOf[page] ?? [])].map((source) => source.replace(inLanguage, language));
  const named = filesOf(['index.html'], manifest);
  return [...filesOf(sources, manifest)].filter((file) => !named.has(file));
}
