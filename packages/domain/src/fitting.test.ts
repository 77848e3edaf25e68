import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Face, facets, fittingFirst, poles } from './fitting.ts';

const less = { name: 'less', pole: 'less' } as const;
const more = { name: 'more', pole: 'more' } as const;
const both = { name: 'both' } as const;
const ofSelf = { name: 'self', facet: 'self' } as const;
const ofOthers = { name: 'others', facet: 'others' } as const;

const order = (entries: readonly (Face & { name: string })[], cited: readonly Face[]) =>
  fittingFirst(entries, cited).map(({ name }) => name);

const face = fc.record({
  pole: fc.option(fc.constantFrom(...poles), { nil: undefined }),
  facet: fc.option(fc.constantFrom(...facets), { nil: undefined }),
});

describe('entries for too little and for too much', () => {
  test('keep their order where no sign is cited', () => {
    expect(order([less, more, both], [])).toEqual(['less', 'more', 'both']);
    expect(order([less, more, both], [{}])).toEqual(['less', 'more', 'both']);
  });

  test('come first where they agree with the cited sign, and last where they contradict it', () => {
    expect(order([less, both, more], [{ pole: 'more' }])).toEqual(['more', 'both', 'less']);
    expect(order([more, both, less], [{ pole: 'less' }])).toEqual(['less', 'both', 'more']);
  });

  test('follow the pole that is cited more often, and keep their order in a tie', () => {
    expect(order([less, more], [{ pole: 'less' }, { pole: 'more' }, { pole: 'more' }])).toEqual(['more', 'less']);
    expect(order([less, more], [{ pole: 'less' }, { pole: 'more' }])).toEqual(['less', 'more']);
  });
});

describe('entries about oneself and about others', () => {
  test('come first where they agree with the cited sign', () => {
    expect(order([ofOthers, both, ofSelf], [{ facet: 'self' }])).toEqual(['self', 'both', 'others']);
  });

  test('come after any entry whose pole fits better', () => {
    const cited = [{ pole: 'more', facet: 'self' }] as const;
    expect(
      order([{ ...ofSelf, pole: 'less' }, ofSelf, { ...ofOthers, name: 'more, others', pole: 'more' }], cited),
    ).toEqual(['more, others', 'self', 'self']);
  });
});

test('no entry is left out, and the order of the cited signs does not matter', () => {
  fc.assert(
    fc.property(fc.array(face), fc.array(face), (entries, cited) => {
      const ordered = fittingFirst(entries, cited);
      expect(new Set(ordered)).toEqual(new Set(entries));
      expect(ordered).toHaveLength(entries.length);
      expect(fittingFirst(entries, cited.toReversed())).toEqual(ordered);
    }),
  );
});
