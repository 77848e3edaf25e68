import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@miraco/domain/languages';
import { describe, expect, it } from 'vitest';
import { allParts, allTexts, loadAnyTexts } from './all-texts.ts';
import { serverParts, signedInParts, teamParts, visitorParts } from './resources.ts';

interface Tree {
  [key: string]: string | Tree;
}

/** Every text under its whole key: `auth.signIn`. */
function flatten(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
}

const textsOf = (language: Language) => new Map(flatten(allTexts.get(language) ?? {}));
const spanish = textsOf('es');
const others = languages
  .filter((language) => language !== 'es')
  .map((language) => [language, textsOf(language)] as const);
const blanks = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).sort();

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
// A message of the specification's catalogue stays, whether a screen shows it already or not.
const catalogue = readFileSync(new URL('./catalogue.test.ts', import.meta.url), 'utf8');
const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root })
  .filter((file) => !file.startsWith('packages/i18n/') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .join('\n')
  .concat(catalogue);

// Whole keys, as literals; and the beginnings of keys that are put together, as in t(`levels.${level}`).
const literals = new Set([...sources.matchAll(/['"`]([\w.]+)['"`]/g)].map((match) => match[1]));
const beginnings = [...sources.matchAll(/`((?:\w+\.)+)\$\{/g)].map((match) => match[1] ?? '');

const plural = /_(?:zero|one|two|few|many|other)$/;

/** The plural forms of the numbers that screens count. */
const formsOf = (language: Language) => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
};

function isUsed(key: string) {
  const plain = key.replace(plural, '');
  return literals.has(key) || literals.has(plain) || beginnings.some((beginning) => key.startsWith(beginning));
}

describe('the texts of the interface', () => {
  it('have one file for each part and language, and no other', () => {
    const files = [
      ...visitorParts.map((part) => `${part}.ts`),
      ...signedInParts.map((part) => `signed-in/${part}.ts`),
      ...teamParts.map((part) => `team/${part}.ts`),
      ...serverParts.map((part) => `server/${part}.ts`),
    ].sort();
    for (const language of languages)
      expect(globSync('**/*.ts', { cwd: `${folder}/${language}` }).sort()).toEqual(files);
    expect(globSync('*/', { cwd: folder }).sort()).toEqual([...languages].sort());
  });

  it.each(languages)('belong to one part each, and all of them are found together in %s', async (language) => {
    const parts = await Promise.all(allParts.map((part) => loadAnyTexts(language, part)));
    const keys = parts.flatMap((part) => flatten(part).map(([key]) => key));
    expect(keys.sort()).toEqual([...textsOf(language).keys()].sort());
  });

  it.each(others)('are the same in %s, key by key, in the plural forms that it has', (language, texts) => {
    const bases = [...spanish.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(plural, ''));
    const forms = [...formsOf(language)].flatMap((form) => bases.map((base) => `${base}_${form}`));
    expect([...texts.keys()].sort()).toEqual([...new Set([...spanish.keys(), ...forms])].sort());
  });

  it.each(others)('are not empty, and have the same placeholders in %s', (_language, texts) => {
    for (const [key, text] of spanish) expect(text.trim(), key).not.toBe('');
    for (const [key, text] of texts) {
      const original = spanish.get(key) ?? spanish.get(key.replace(plural, '_other')) ?? '';
      expect(text.trim(), key).not.toBe('');
      expect(blanks(text), key).toEqual(blanks(original));
    }
  });

  it('include every message of a schema or an error', () => {
    const files = globSync('packages/contract/src/*.ts', { cwd: root });
    const schemas = files.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n');
    const messages = [...schemas.matchAll(/'([a-z]+\.\w+)'/g)].map((match) => match[1] ?? '');
    expect(messages.length).toBeGreaterThan(30);
    expect(messages.filter((key) => !spanish.has(key))).toEqual([]);
  });

  it('are all used', () => {
    expect([...spanish.keys()].filter((key) => !isUsed(key))).toEqual([]);
  });
});
