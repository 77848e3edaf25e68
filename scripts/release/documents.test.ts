import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.mjs';
import { launcher, shippedPrograms } from './launcher.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const { version }: { version: string } = JSON.parse(read('package.json'));

test('the commands of docs/operations.md are those of the launcher', () => {
  const blocks = [...read('docs/operations.md').matchAll(/^```sh\n([^`]*)^```/gm)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.split('\n'));
  const programs = lines.flatMap((line) => /(?:^|\/)miraco ([a-z]+)/.exec(line)?.[1] ?? []);
  expect(new Set(programs)).toEqual(new Set(['backup', 'restore', 'upgrade']));
  for (const program of programs) expect(Object.keys(shippedPrograms)).toContain(program);
});

test('the launcher is a shell script without a fault, and knows no other program', () => {
  const script = launcher(version);
  expect(spawnSync('sh', ['-n'], { input: script }).status).toBe(0);
  const unknown = spawnSync('sh', ['-s', 'unknown'], { input: script, encoding: 'utf8' });
  expect(unknown.status).toBe(64);
  for (const program of Object.keys(shippedPrograms).filter((name) => name !== 'server'))
    expect(unknown.stderr).toContain(program);
});

test.each(['docs/operations.md', 'docs/miraco.service', 'compose.yaml'])(
  '%s names variables that the product reads',
  (file) => {
    const config = read('apps/server/src/config.ts');
    const named = [...read(file).matchAll(/\b[A-Z]+_[A-Z_]+\b/g)].map(([name]) => name.replace(/_FILE$/, ''));
    const others = /^(POSTGRES_|AF_|NAME$)/;
    expect([...new Set(named)].filter((name) => !others.test(name) && !config.includes(`  ${name}:`))).toEqual([]);
  },
);

test('the documents of a release lead to files that are in it', () => {
  const dead = [...read('docs/operations.md').matchAll(/\]\(([^)#]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(root, 'docs', target)));
  expect(dead).toEqual([]);
});

test('the newest version of the list of changes is that of the product', () => {
  expect(/^## (\S+) \(\d{4}-\d\d-\d\d\)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  for (const file of ['Dockerfile', 'compose.yaml']) expect(read(file)).toContain(`miraco:${version}`);
  expect(read('docs/operations.md')).toContain(`miraco-${version}-linux-x64.tar.gz`);
});
