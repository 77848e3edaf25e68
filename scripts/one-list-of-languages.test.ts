import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '@miraco/domain/languages';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const home = 'packages/domain/src/languages.ts';

/** Its people write in these two, regardless of other languages. */
const demo = 'apps/server/src/demo/clients.ts';

const code = `['"](?:${languages.join('|')})['"]`;

/** A list or union of languages, and a default language. */
const spelled = new RegExp(`${code}\\s*[,|]\\s*${code}|\\?\\?\\s*${code}`);

const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'apps/web/public/*.js', 'packages/*/src/**/*.ts'], { cwd: root });

test('languages are listed, and one of them is the default, in one file', () => {
  const files = sources.filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const spelling = files.filter((file) => spelled.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(spelling.sort()).toEqual([demo, home].sort());
});

test('dates take their locale from `dateFormat` or `dateLocale`, never from the language itself', () => {
  const itself = /DateTimeFormat\(\s*(?:useLanguage\(\)|(?:\w+\.)?language)\b/;
  expect(sources.filter((file) => itself.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([]);
});
