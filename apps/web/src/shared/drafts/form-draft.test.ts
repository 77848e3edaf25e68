import { describe, expect, it, test } from 'vitest';
import { newest, parseUnsent, withoutSent } from './form-draft.ts';

describe('of two that the server had', () => {
  const older = { content: 'older', date: 1000 };
  const newer = { content: 'newer', date: 1001 };

  it('the more recent counts, in whichever order they arrive', () => {
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
  it('what was sent no longer waits', () => {
    expect(withoutSent({ one: 2, three: 4 }, { one: 2, three: 4 })).toEqual({});
  });

  it('a field that was filled in or changed meanwhile still waits', () => {
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
])('whatever is found in the tab is read without a stumble: %s', (_what, text, found) => {
  expect(parseUnsent(text)).toEqual(found);
});
