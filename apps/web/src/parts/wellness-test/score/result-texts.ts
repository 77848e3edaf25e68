import type { Language } from '@miraco/domain/languages';
import { type Level, unevenBlocks, type WellnessBlock, type WellnessScore } from '@miraco/domain/wellness';
import type { Method } from '@miraco/method/schemas';

interface ResultTexts {
  meaning: string;
  /** The one thing to do next. */
  next: string;
}

interface Wording {
  language: Language;
  nameOf: (block: WellnessBlock) => string;
}

type Words = Pick<Method['wellness'], 'levels'>;

/**
 * What a result means where a block is in crisis and the whole is not: it leads with the blocks in crisis and the next step of the
 * lowest. Undefined for other results, and where the method has no text for it.
 */
export function unevenTexts(score: WellnessScore, { levels }: Words, wording: Wording): ResultTexts | undefined {
  const { level } = score.overall;
  const blocks = unevenBlocks(score);
  const [lowest] = blocks;
  if (!lowest || level === 'crisis' || !levels.uneven) return undefined;
  const { language, nameOf } = wording;
  const areas = new Intl.ListFormat(language).format(blocks.map(nameOf));
  return {
    meaning: levels.uneven[level][language].replaceAll('{{areas}}', areas),
    next: levels[lowest].crisis.next[language],
  };
}

/** What a result means, and the level that its next step is for. */
export function resultTexts(score: WellnessScore, words: Words, wording: Wording): ResultTexts & { nextLevel: Level } {
  const uneven = unevenTexts(score, words, wording);
  if (uneven) return { ...uneven, nextLevel: 'crisis' };
  const { level } = score.overall;
  const { meaning, next } = words.levels.overall[level];
  return { meaning: meaning[wording.language], next: next[wording.language], nextLevel: level };
}
