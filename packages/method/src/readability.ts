import type { Language } from '@miraco/domain/languages';
import { englishSyllables } from './english-syllables.ts';
import { spanishSyllables } from './spanish-syllables.ts';

interface Measure {
  syllables: (word: string) => number;
  /** Higher is easier to read. */
  ease: (syllablesPerWord: number, wordsPerSentence: number) => number;
  /** Where "quite easy" begins. */
  quiteEasy: number;
}

/** INFLESZ (Barrio-Cantalejo 2008, with the formula of Szigriszt 1993) and Flesch reading ease (1948). Another language has no measure. */
const measures: Partial<Record<Language, Measure>> = {
  es: {
    syllables: spanishSyllables,
    ease: (syllables, words) => 206.835 - 62.3 * syllables - words,
    quiteEasy: 65,
  },
  en: {
    syllables: englishSyllables,
    ease: (syllables, words) => 206.835 - 84.6 * syllables - 1.015 * words,
    quiteEasy: 70,
  },
};

export interface Readability {
  words: number;
  sentences: number;
  ease: number;
  /** Whether the ease is "quite easy" or better. */
  easy: boolean;
}

const wordsOf = (text: string) => text.match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? [];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** How easy some texts are to read together; null without a text, or in a language that has no measure. */
export function readability(texts: readonly string[], language: Language): Readability | null {
  const measure = measures[language];
  const sentences = texts.flatMap((text) => text.split(/[.!?…]+/)).map(wordsOf);
  const words = sentences.flat();
  if (!measure || words.length === 0) return null;
  const spoken = sentences.filter((sentence) => sentence.length > 0).length;
  const ease = measure.ease(sum(words.map(measure.syllables)) / words.length, words.length / spoken);
  return { words: words.length, sentences: spoken, ease, easy: ease >= measure.quiteEasy };
}
