import { expect, test } from 'vitest';
import { loadMethod } from './load.ts';
import { outdatedEntries } from './support.ts';

const { support } = await loadMethod();
const checkedOn = (reviewed: string) => ({
  countries: {},
  international: support.international.slice(0, 1).map((entry) => ({ ...entry, reviewed })),
});

test('an entry is outdated when six months have passed since it was checked, not before', () => {
  const now = Date.UTC(2026, 10, 22, 12);
  expect(outdatedEntries(checkedOn('2026-05-22'), now)).toEqual([]);
  expect(outdatedEntries(checkedOn('2026-05-21'), now)).toEqual([{ path: 'international.0', reviewed: '2026-05-21' }]);
});

test('each bundled country has a number for suicidal thoughts or distress, and one for danger', () => {
  for (const [country, entries] of Object.entries(support.countries)) {
    const purposes = entries.filter(({ number }) => number).map((entry) => entry.for.en);
    expect(purposes, country).toContain('If there is danger right now');
    expect(purposes.join(), country).toMatch(/dying|listen/);
  }
});

test('Spain has 024, 112 and 016', () => {
  expect(support.countries.ES?.map(({ number }) => number)).toEqual(['024', '112', '016']);
});

test('people of any other country find a directory', () => {
  expect(support.international.every(({ web }) => web?.startsWith('https://'))).toBe(true);
});
