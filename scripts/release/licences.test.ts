import { expect, test } from 'vitest';
import { allShipped } from './shipped.ts';

/** Licences that let the product be given on as it is, with their texts beside it (LICENSES.txt of a release). */
const accepted = new Map([
  ['MIT', 'any use'],
  ['MIT-0', 'any use'],
  ['ISC', 'any use'],
  ['0BSD', 'any use'],
  ['BSD-2-Clause', 'any use'],
  ['BSD-3-Clause', 'any use'],
  ['BlueOak-1.0.0', 'any use'],
  ['Apache-2.0', 'any use'],
  ['Unlicense', 'any use'],
  ['(MIT AND Zlib)', 'any use'],
  ['MIT and ISC', 'any use'],
  ['(MPL-2.0 OR Apache-2.0)', 'any use, by the second'],
  ['MPL-2.0', 'its own files stay open; they are not changed'],
  ['OFL-1.1', 'typefaces'],
  ['MIT AND OFL-1.1', 'typefaces'],
  ['LGPL-3.0-or-later', 'a library of its own, which can be replaced'],
]);

for (const cpu of ['x64', 'arm64'] as const) {
  test(`every package that ships for ${cpu} has a licence that lets it be given on`, () => {
    const shipped = allShipped(cpu);
    expect(shipped.length).toBeGreaterThan(200);
    expect(shipped.filter(({ licence }) => !accepted.has(licence))).toEqual([]);
    // Each entry of the list is needed.
    expect([...accepted.keys()].filter((known) => !shipped.some(({ licence }) => licence === known))).toEqual([]);
  });

  test(`what is native ships for ${cpu}, and for no other processor`, () => {
    const names = allShipped(cpu).map(({ name }) => name);
    for (const name of [`@img/sharp-linux-${cpu}`, `@node-rs/argon2-linux-${cpu}-gnu`]) expect(names).toContain(name);
    const other = cpu === 'x64' ? 'arm64' : 'x64';
    expect(names.filter((name) => /linux|darwin|win32/.test(name) && !name.includes(cpu))).toEqual([]);
    expect(names.filter((name) => name.includes(other))).toEqual([]);
  });
}

test('nothing that only builds, types or tests it ships', () => {
  const names = allShipped('x64').map(({ name }) => name);
  const builders = names.filter((name) =>
    /^(@types\/|typescript|vite|turbo|rolldown|vitest|playwright|esbuild)/.test(name),
  );
  expect(builders).toEqual([]);
});
