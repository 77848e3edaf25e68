import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const verdicts = ['held', 'does not apply', 'not held'] as const;

interface Row {
  number: string;
  level: string;
  asks: string;
  verdict: string;
  why: string;
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const text = read('docs/asvs.md');
const lines = text.split('\n');

/** Every line of a table that begins with a number, well formed or not. */
const rows: readonly Row[] = lines
  .filter((line) => /^\| *\d/.test(line))
  .map((line) => {
    const [number = '', level = '', asks = '', verdict = '', why = '', ...more] = cellsOf(line);
    return { number, level, asks, verdict, why: more.length === 0 ? why : '' };
  });

const isPath = (code: string) =>
  /^(?:apps|packages|docs|e2e|trust|scripts)\//.test(code) || /^[\w-]+\.(?:md|json)$/.test(code);

/** The files that a text names between backticks, each with the titles in quotation marks that follow it. */
function namedIn(markdown: string): { path: string; titles: string[] }[] {
  return [...markdown.matchAll(/`([^`]+)`((?:(?: and)? “[^”]+”)*)/g)]
    .map(([, path = '', quoted = '']) => ({
      path,
      titles: [...quoted.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
    }))
    .filter(({ path }) => isPath(path));
}

/** The parts of a number as one that can be compared: 1.2.10 comes after 1.2.9. */
const orderOf = (number: string) => number.split('.').reduce((order, part) => order * 1000 + Number(part), 0);

/** How many rows of a chapter have each verdict, as SECURITY.md writes it. */
function counts(ofRows: readonly Row[]): string[] {
  return verdicts.map((verdict) => String(ofRows.filter((row) => row.verdict === verdict).length));
}

describe('docs/asvs.md', () => {
  test('has every requirement of levels 1 and 2: 70 and 183', () => {
    const howMany = (level: string) => rows.filter((row) => row.level === level).length;
    expect([rows.length, howMany('1'), howMany('2')]).toEqual([253, 70, 183]);
  });

  test('gives each row a number, a level, a requirement, a verdict, and its evidence or reason', () => {
    const malformed = rows.filter(
      ({ number, level, asks, verdict, why }) =>
        !/^\d+\.\d+\.\d+$/.test(number) ||
        !/^[12]$/.test(level) ||
        !verdicts.some((known) => known === verdict) ||
        asks === '' ||
        why === '',
    );
    expect(malformed).toEqual([]);
  });

  test('has each number once, in their order, in its chapter and section', () => {
    const orders = rows.map(({ number }) => orderOf(number));
    expect(orders).toEqual([...new Set(orders)].sort((one, other) => one - other));

    let [chapter, section] = ['', ''];
    for (const line of lines) {
      chapter = /^## V(\d+) /.exec(line)?.[1] ?? chapter;
      section = /^\| \*\*(\d+\.\d+) /.exec(line)?.[1] ?? section;
      const number = /^\| *(\d+\.\d+)\.\d+ /.exec(line)?.[1];
      if (number) expect([number, number.split('.')[0]]).toEqual([section, chapter]);
    }
  });

  test('names a file for everything that is held', () => {
    const unproved = rows.filter(({ verdict, why }) => verdict === 'held' && namedIn(why).length === 0);
    expect(unproved).toEqual([]);
  });

  test('names files that are there, and titles that are in them', () => {
    const named = namedIn(text);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
    const stale = named.flatMap(({ path, titles }) =>
      titles.filter((title) => !read(path).includes(title)).map((title) => `${path}: ${title}`),
    );
    expect(stale).toEqual([]);
  });

  test('has a quotation only behind the file that it is a title of', () => {
    const quoted = rows.flatMap(({ why }) => why.match(/“/g) ?? []).length;
    const titles = rows.flatMap(({ why }) => namedIn(why).flatMap((named) => named.titles)).length;
    expect(titles).toBe(quoted);
  });
});

test('SECURITY.md counts what docs/asvs.md says, chapter by chapter', () => {
  const counted = read('SECURITY.md')
    .split('\n')
    .filter((line) => /^\| (?:V\d+ .*|all) \|(?: \d+ \|){3}$/.test(line))
    .map(cellsOf);
  const chapters = lines.flatMap((line) => /^## (V(\d+) .+)$/.exec(line) ?? []).filter((part) => /^V\d+ /.test(part));
  const inChapter = (name: string) => rows.filter(({ number }) => name.startsWith(`V${number.split('.')[0]} `));
  expect(counted).toEqual([...chapters.map((name) => [name, ...counts(inChapter(name))]), ['all', ...counts(rows)]]);
});
