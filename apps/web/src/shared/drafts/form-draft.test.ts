import { describe, expect, it, test } from 'vitest';
import { newest, parseUnsent, withoutSent } from './form-draft.ts';

describe('of two versions of the server', () => {
  const older = { content: 'older', date: 1000 };
  const newer = { content: 'newer', date: 1001 };

  it('the more recent counts, in either order of arrival', () => {
    expect(newest(older, newer)).toBe(newer);
    expect(newest(newer, older)).toBe(newer);
  });

  it('the only one counts', () => {
    expect(newest(null, older)).toBe(older);
    expect(newest(older, null)).toBe(older);
    expect(newest(null, null)).toBeNull();
  });
});

describe('after a save', () => {
  it('sent answers are no longer unsaved', () => {
    expect(withoutSent({ one: 2, three: 4 }, { one: 2, three: 4 })).toEqual({});
  });

  it('a field that was filled in or changed meanwhile is still unsaved', () => {
    expect(withoutSent<Record<string, number>>({ one: 3, five: 1 }, { one: 2 })).toEqual({ one: 3, five: 1 });
  });
});

test.each([
  ['nothing', null, {}],
  ['fields', '{"habit":"late","0":1}', { habit: 'late', 0: 1 }],
  ['a list', '[1,2]', { 0: 1, 1: 2 }],
  ['text', '"saved"', {}],
  ['null', 'null', {}],
  ['junk', '{"0":', {}],
])('content of the tab is read without throwing: %s', (_what, text, found) => {
  expect(parseUnsent(text)).toEqual(found);
});
