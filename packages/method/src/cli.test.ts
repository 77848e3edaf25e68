import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { bundledFolder, methodFiles } from './load.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

function method(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

let folder = '';
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'miraco-method-')), 'mine');
});

describe('export', () => {
  test('writes every bundled file, and what it wrote passes the check', async () => {
    expect(method('export', folder).status).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(methodFiles.map((file) => `${file}.json`).sort());
    expect(method('check', folder)).toEqual({ status: 0, output: expect.stringContaining('can be used') });
  });

  test('keeps an existing file', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'people.json'), 'mine');
    method('export', folder);
    expect(await readFile(join(folder, 'people.json'), 'utf8')).toBe('mine');
    const bundled = await readFile(join(bundledFolder, 'advice.json'), 'utf8');
    expect(await readFile(join(folder, 'advice.json'), 'utf8')).toBe(bundled);
  });
});

describe('check', () => {
  test('names the file, the path inside it and the reason', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'people.json'), '{ "yo": { "es": "Yo" } }');
    const { status, output } = method('check', folder);
    expect(status).toBe(1);
    expect(output).toContain(`${join(folder, 'people.json')}: yo.en:`);
  });
});

describe('check of support.json', () => {
  const reviewedOn = async (reviewed: string) => {
    const support = JSON.parse(await readFile(join(bundledFolder, 'support.json'), 'utf8'));
    support.countries.CL[1].reviewed = reviewed;
    await mkdir(folder);
    await writeFile(join(folder, 'support.json'), JSON.stringify(support));
    return method('check', folder);
  };

  test('warns of an entry that nobody has checked for six months, and accepts the folder', async () => {
    const { status, output } = await reviewedOn('2020-01-31');
    expect(output).toContain('support.json: countries.CL.1: last checked on 2020-01-31');
    expect(status).toBe(0);
  });

  test('says nothing of one that was checked today', async () => {
    const { output } = await reviewedOn(new Date().toISOString().slice(0, 10));
    expect(output).not.toContain('CL.1');
  });
});

test('any other command prints the usage', () => {
  expect(method('chekc', folder)).toEqual({
    status: 2,
    output: expect.stringContaining('check DIR'),
  });
  expect(method('check').status).toBe(2);
});
