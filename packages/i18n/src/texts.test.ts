import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';

interface Tree {
  [key: string]: string | Tree;
}

/** Every text under its whole key: `auth.signIn`. */
function flatten(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
}

const spanish = new Map(flatten(es));
const english = new Map(flatten(en));
const blanks = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).sort();

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

function isUsed(key: string) {
  const plain = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
  return literals.has(key) || literals.has(plain) || beginnings.some((beginning) => key.startsWith(beginning));
}

describe('the texts of the interface', () => {
  it('are the same in both languages, key by key', () => {
    expect([...english.keys()].sort()).toEqual([...spanish.keys()].sort());
  });

  it('say something, and leave the same blanks to fill in both languages', () => {
    for (const [key, text] of spanish) {
      const other = english.get(key) ?? '';
      expect(text.trim(), key).not.toBe('');
      expect(other.trim(), key).not.toBe('');
      expect(blanks(other), key).toEqual(blanks(text));
    }
  });

  it('have words for every message that a schema or an error answers with', () => {
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
