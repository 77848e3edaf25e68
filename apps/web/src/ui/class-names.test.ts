import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** A class that overrides all others: `px-2!`, or `!px-2` as Tailwind 3 had it. */
const forced = /[\w\])%]!(?=[\s'"`])|(?<=[\s'"`:])!-?[a-z]+-[\w[(]/g;

describe('a class that overrides all others', () => {
  it.each([
    ['<Card className="min-w-0 p-0!" />', 1],
    ["cn('h-auto! py-2.5', wide && 'max-sm:[&_td]:px-2!')", 2],
    ['<p className="sm:!-mt-2 !text-[1rem]" />', 2],
    ["const open = !isLocked && 'p-0';", 0],
    ['/** `!` is refused. */', 0],
  ])('is found in %s: %i', (source, count) => {
    expect(source.match(forced) ?? []).toHaveLength(count);
  });

  it('stands nowhere: the component gets a variant', () => {
    const folder = fileURLToPath(new URL('..', import.meta.url));
    const files = globSync('**/*.{ts,tsx,css}', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(300);
    const found = files.filter((file) => readFileSync(`${folder}${file}`, 'utf8').match(forced));
    expect(found).toEqual([]);
  });
});
