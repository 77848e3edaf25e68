import { languages } from '@miraco/domain/languages';
import { describe, expect, test } from 'vitest';
import { everyText } from './every-text.ts';
import { loadMethod, methodFiles } from './load.ts';

const method = await loadMethod();

/** Above this, two texts read like the same one. */
const limit = 0.4;

/** Sequences of three words, which two sentences share if one was copied from the other. */
function trigrams(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.slice(2).map((word, position) => `${words[position]} ${words[position + 1]} ${word}`));
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

describe.each(languages)('in %s', (language) => {
  const all = methodFiles
    // The same kinds of services exist in every country.
    .filter((file) => file !== 'support')
    .flatMap((file) => everyText(method[file], language, [file]))
    .map(({ keys, text }) => ({ path: keys.join('.'), words: trigrams(text) }))
    // Labels of fewer than four words are inevitably similar.
    .filter(({ words }) => words.size > 1);

  test('no two texts of the method are alike', () => {
    /** Texts by their runs of words: only those that share one are compared, of some millions of pairs. */
    const known = new Map<string, (typeof all)[number][]>();
    const alike = all.flatMap((one) => {
      const others = new Set([...one.words].flatMap((run) => known.get(run) ?? []));
      for (const run of one.words) known.set(run, [...(known.get(run) ?? []), one]);
      return [...others]
        .map((other) => ({ texts: `${other.path} ~ ${one.path}`, share: similarity(one.words, other.words) }))
        .filter(({ share }) => share >= limit);
    });
    expect(alike).toEqual([]);
  });

  test('there are texts to compare', () => {
    expect(all.length).toBeGreaterThan(700);
  });
});

test('a sentence with one changed word would be found', () => {
  const one = trigrams('Hoy he dejado para mañana algo que me importaba de verdad');
  const other = trigrams('Hoy he dejado para mañana algo que me pesaba de verdad');
  expect(similarity(one, other)).toBeGreaterThan(limit);
});
