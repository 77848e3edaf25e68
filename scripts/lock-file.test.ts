import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Entry {
  integrity?: string;
  resolved?: string;
  /** Leads to a workspace. */
  link?: boolean;
  /** Bundled in another package, whose hash covers it. */
  inBundle?: boolean;
}

const lock: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

describe('the lock file', () => {
  test('has a hash for every package of every platform (npm run lock adds those that it lacks)', () => {
    expect(installed.length).toBeGreaterThan(600);
    const unhashed = installed.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'));
    expect(unhashed.map(([path]) => path)).toEqual([]);
  });

  test('names no registry: each install asks its own, and the hashes decide', () => {
    expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });
});
