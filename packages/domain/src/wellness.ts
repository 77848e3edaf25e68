/** The four dimensions of the wellness test, in the order of its steps. Spec 1, section 2. */
export const wellnessBlocks = ['health', 'success', 'company', 'effort'] as const;
export type WellnessBlock = (typeof wellnessBlocks)[number];

/** From worst to best. Spec 1, section 4. */
export const levels = ['crisis', 'challenge', 'flow', 'wow'] as const;
export type Level = (typeof levels)[number];

/** The mean at which each level begins. Spec 1, section 4. */
export const levelStarts = { crisis: 1, challenge: 2, flow: 3, wow: 3.5 } as const satisfies Record<Level, number>;

/** How a result compares with the one before it. */
export const trends = ['up', 'down', 'same'] as const;
export type Trend = (typeof trends)[number];

/** Compares the overall points of two tests, of any maximum. */
export function trendOf(points: number, before: number): Trend {
  if (points === before) return 'same';
  return points > before ? 'up' : 'down';
}

/** never, seldom, sometimes, always. */
export const answers = [1, 2, 3, 4] as const;
export type Answer = (typeof answers)[number];

export const questionsPerBlock = 5;
export const questionCount = questionsPerBlock * wellnessBlocks.length;

/** The maximum overall score, and the points that make one of the four points on screen. */
export const overallMaximum = 200;
export const overallPointsPerUnit = 50;

/** The overall score counts effort twice: weights of 2, 2, 2 and 4 out of 10. Spec 1, section 4. */
const blockWeights: Readonly<Record<WellnessBlock, number>> = { health: 2, success: 2, company: 2, effort: 4 };

export interface BlockScore {
  /** Sum of the five answers, 5..20. */
  sum: number;
  level: Level;
}

export interface WellnessScore {
  blocks: Record<WellnessBlock, BlockScore>;
  overall: {
    /** 2(s1+s2+s3)+4·s4, 50..200; divided by 50 it is the 1..4 on screen. */
    points: number;
    level: Level;
  };
}

/**
 * The level of `points` out of `maximum`. Compares the means 2, 3 and 3.5 of 4 as shares of the maximum without fractions, so that a
 * mean of exactly 3.5 never falls below its boundary.
 */
function levelOf(points: number, maximum: number): Level {
  if (points * 4 < maximum * 2) return 'crisis';
  if (points * 4 < maximum * 3) return 'challenge';
  if (points * 8 < maximum * 7) return 'flow';
  return 'wow';
}

/**
 * Scores a wellness test, initial or weekly (spec 1, section 4).
 * @param responses the 20 answers in the order of the test, five for each block
 * @throws RangeError when there are not exactly 20
 */
export function scoreWellness(responses: readonly Answer[]): WellnessScore {
  if (responses.length !== questionCount) {
    throw new RangeError(`a wellness test has ${questionCount} answers, not ${responses.length}`);
  }
  return scoreOfSums(sumsOf(responses));
}

/** The sums of the five answers of each block, 5..20, in the order of the test. */
export type BlockSums = [number, number, number, number];

const sumOf = (responses: readonly Answer[], block: number) =>
  responses
    .slice(block * questionsPerBlock, (block + 1) * questionsPerBlock)
    .reduce<number>((total, answer) => total + answer, 0);

/** All that the score of a test depends on: a fifth of its answers. */
export const sumsOf = (responses: readonly Answer[]): BlockSums => [
  sumOf(responses, 0),
  sumOf(responses, 1),
  sumOf(responses, 2),
  sumOf(responses, 3),
];

/** The score of a test by the sums of its blocks (spec 1, section 4). */
export function scoreOfSums([health, success, company, effort]: BlockSums): WellnessScore {
  let points = 0;
  const score = (block: WellnessBlock, sum: number): BlockScore => {
    points += blockWeights[block] * sum;
    return { sum, level: levelOf(sum, 4 * questionsPerBlock) };
  };
  const blocks = {
    health: score('health', health),
    success: score('success', success),
    company: score('company', company),
    effort: score('effort', effort),
  };
  return { blocks, overall: { points, level: levelOf(points, overallMaximum) } };
}

/** The blocks in crisis, the lowest first; of equal ones, in the order of the test. */
export function blocksInCrisis({ blocks }: Pick<WellnessScore, 'blocks'>): WellnessBlock[] {
  return wellnessBlocks
    .filter((block) => blocks[block].level === 'crisis')
    .sort((one, other) => blocks[one].sum - blocks[other].sum);
}

/** The block with the lowest sum, of equal ones the first of the test; null if all are equal. */
export function lowestBlock({ blocks }: Pick<WellnessScore, 'blocks'>): WellnessBlock | null {
  const [lowest, ...others] = [...wellnessBlocks].sort((one, other) => blocks[one].sum - blocks[other].sum);
  return lowest && others.some((block) => blocks[block].sum > blocks[lowest].sum) ? lowest : null;
}

/**
 * The blocks in crisis of a result whose overall level is a better one; none if the result is in crisis as a whole. Such a result
 * leads with them: an overall level of flow would hide that somebody is ill or alone.
 */
export function unevenBlocks(score: WellnessScore): WellnessBlock[] {
  return score.overall.level === 'crisis' ? [] : blocksInCrisis(score);
}
