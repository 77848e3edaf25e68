import { languages } from '@miraco/domain/languages';
import { virtues } from '@miraco/domain/virtues';
import { describe, expect, test } from 'vitest';
import { englishSyllables } from './english-syllables.ts';
import { everyText, type FoundText } from './every-text.ts';
import { loadMethod, methodFiles } from './load.ts';
import { readability } from './readability.ts';
import { spanishSyllables } from './spanish-syllables.ts';

const method = await loadMethod();

/** A text of fewer words is a label, which no formula of sentences fits. */
const fewest = 6;

/** Fewer words than this are too few for a figure: such a kind of text is measured with the rest of its file. */
const enough = 60;

const virtueKeys = new Set<string>(virtues);

/** What kind of text it is in its file: the last key that neither counts nor names a virtue. */
const kindOf = ({ keys }: FoundText) => keys.findLast((key) => !/^\d+$/.test(key) && !virtueKeys.has(key)) ?? '';

const wordCount = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length;

/** The texts of a file by their kind, without labels. */
function groupsOf(texts: readonly FoundText[]): Map<string, string[]> {
  const sentences = texts.filter(({ text }) => wordCount([text]) >= fewest);
  const kinds = Map.groupBy(sentences, kindOf);
  const groups = new Map<string, string[]>();
  for (const [kind, members] of kinds) {
    const own = members.map(({ text }) => text);
    const name = wordCount(own) < enough ? 'the rest' : kind;
    groups.set(name, [...(groups.get(name) ?? []), ...own]);
  }
  return groups;
}

describe.each(languages)('in %s', (language) => {
  test.each(methodFiles)('every kind of text in %s is quite easy to read', (file) => {
    const hard = [...groupsOf(everyText(method[file], language))]
      .map(([kind, texts]) => ({ kind, reading: readability(texts, language) }))
      .filter(({ reading }) => reading && !reading.easy);
    expect(hard).toEqual([]);
  });
});

test('the long texts are measured in groups', () => {
  const kinds = methodFiles.flatMap((file) => [...groupsOf(everyText(method[file], 'es')).keys()]);
  expect(kinds).toEqual(expect.arrayContaining(['advice', 'general', 'meaning', 'statement', 'weak', 'why']));
});

test('officialese is not easy', () => {
  expect(
    readability(
      ['La implementación de metodologías multidisciplinares posibilita la consecución de objetivos organizacionales.'],
      'es',
    ),
  ).toMatchObject({ words: 11, sentences: 1, easy: false });
  expect(
    readability(['The implementation of interdisciplinary methodologies facilitates organisational objectives.'], 'en'),
  ).toMatchObject({ words: 8, sentences: 1, easy: false });
});

test('the figures are those of the formulas', () => {
  // 5 words of 8 syllables in 2 sentences: 206.835 - 62.3 · 8/5 - 5/2.
  expect(readability(['Hoy no puedo. Mañana sí.'], 'es')?.ease).toBeCloseTo(206.835 - 62.3 * (8 / 5) - 2.5);
  // 6 words of 10 syllables in 2 sentences.
  expect(readability(['I cannot today. Tomorrow I can!'], 'en')?.ease).toBeCloseTo(
    206.835 - 84.6 * (10 / 6) - 1.015 * 3,
  );
  expect(readability([], 'es')).toBeNull();
  expect(readability(['…'], 'en')).toBeNull();
});

describe('syllables', () => {
  test.each(
    Object.entries({
      y: 1,
      casa: 2,
      día: 2,
      ciudad: 2,
      ruido: 2,
      aéreo: 4,
      buey: 1,
      hay: 1,
      ahora: 3,
      quien: 1,
      guerra: 2,
      guía: 2,
      vergüenza: 3,
      pingüino: 3,
      leer: 2,
      oía: 3,
      paranoia: 4,
      compañía: 4,
      generosidad: 5,
      prohibir: 2,
      búho: 2,
      construí: 2,
      baúl: 2,
      teatro: 3,
      vaya: 2,
      leyes: 2,
      chico: 2,
      veis: 1,
      raíz: 2,
      ley: 1,
    }),
  )('of %s: %i', (word, syllables) => {
    expect(spanishSyllables(word)).toBe(syllables);
  });

  test.each(
    Object.entries({
      the: 1,
      table: 2,
      walked: 1,
      wanted: 2,
      changes: 2,
      wishes: 2,
      times: 1,
      being: 2,
      trying: 2,
      saying: 2,
      virtue: 2,
      patience: 2,
      generosity: 5,
      inspiration: 4,
      question: 2,
      serious: 3,
      anxious: 2,
      usually: 4,
      'isn’t': 2,
      "don't": 1,
      carefully: 3,
      someone: 2,
      lived: 1,
      safety: 2,
      tongue: 1,
      technique: 2,
      value: 2,
      client: 2,
      friend: 1,
      loyalty: 3,
      enthusiasm: 5,
      rhythm: 2,
      created: 3,
      eyes: 1,
      through: 1,
      realise: 3,
    }),
  )('of %s: %i', (word, syllables) => {
    expect(englishSyllables(word)).toBe(syllables);
  });
});
