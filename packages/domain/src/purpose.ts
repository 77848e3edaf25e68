import type { Strength, Virtue } from './virtues.ts';

/** Null: not answered yet. Spec 2, section 3. */
export type PurposeAnswer = boolean | null;

export const purposeForms = ['company', 'couple'] as const;
export type PurposeForm = (typeof purposeForms)[number];

/**
 * Where the client lives the professional purpose: running a company or a team, as one of a team, self-employed, or looking after a
 * home or a family. The questions and the texts follow it; the scores do not.
 */
export const purposeRoles = ['director', 'team', 'freelance', 'family'] as const;
export type PurposeRole = (typeof purposeRoles)[number];

/** The role until the client has chosen one: nothing in its texts requires authority over others. */
export const assumedRole: PurposeRole = 'team';

/** Weak virtues, and strong ones, which this form calls hard. It has no medium virtues. */
export const purposeKinds = ['weak', 'hard'] as const;
export type PurposeKind = (typeof purposeKinds)[number];

/** The specification allows two readings of the rules; the operator chooses one. Spec 2, section 4. */
export const scoringReadings = ['primary', 'alternate'] as const;
export type ScoringReading = (typeof scoringReadings)[number];

/** The scenarios of a virtue in a company or a couple. Spec 2, section 4. */
export const scenarios = ['crisis', 'crisischallenge', 'challenge', 'flow', 'wow'] as const;
export type Scenario = (typeof scenarios)[number];

export interface PurposeAnswers {
  own: PurposeAnswer;
  training: PurposeAnswer;
  mid: PurposeAnswer;
}

/** The questions about a virtue, in the order in which they are asked. */
export const purposeQuestions = ['own', 'training', 'mid'] as const satisfies (keyof PurposeAnswers)[];

/** The scenario of a row and the number in the keys of its texts; null for a blank row. */
type Outcome = readonly [Scenario, number] | null;

export interface PurposeScore {
  /** "" for a blank row, as are the keys. */
  level: Scenario | '';
  /** As `resultweak1`, or `resulthardcouple4`. */
  resultKey: string;
  actionKey: string;
}

const blank: PurposeScore = { level: '', resultKey: '', actionKey: '' };

export function purposeKind(strength: Strength | undefined): PurposeKind | undefined {
  if (strength === 'debil') return 'weak';
  return strength === 'fuerte' ? 'hard' : undefined;
}

/** Which selects of a row are enabled. Spec 2, section 4. */
export function enabledAnswers(kind: PurposeKind, { own, training }: PurposeAnswers) {
  if (kind === 'weak') return { training: own !== false, mid: true };
  return { training: own !== true, mid: own !== true && (own === false || training === false) };
}

/** Whether every question about a virtue that can be answered has its answer. */
export function isAnswered(kind: PurposeKind, answers: PurposeAnswers): boolean {
  const enabled = { own: true, ...enabledAnswers(kind, answers) };
  return purposeQuestions.every((question) => !enabled[question] || answers[question] !== null);
}

/** The answers as shown: a disabled training shows false for weak virtues and true for strong ones. */
export function shownAnswers(kind: PurposeKind, answers: PurposeAnswers): PurposeAnswers {
  return enabledAnswers(kind, answers).training ? answers : { ...answers, training: kind === 'hard' };
}

/** Matches one answer: any, any but null, any but true, or one value. */
type Pattern = 'any' | 'given' | 'notTrue' | true | false | null;

function matches(pattern: Pattern, answer: PurposeAnswer): boolean {
  if (pattern === 'any') return true;
  if (pattern === 'given') return answer !== null;
  if (pattern === 'notTrue') return answer !== true;
  return answer === pattern;
}

type Row = readonly [own: Pattern, training: Pattern, mid: Pattern, company: Outcome, couple: Outcome];

/** Evaluated from the top: the first matching row decides. Without a match the result is blank. */
const tables: Readonly<Record<ScoringReading, Readonly<Record<PurposeKind, readonly Row[]>>>> = {
  primary: {
    weak: [
      [true, true, true, ['wow', 1], ['wow', 1]],
      [true, true, false, ['challenge', 2], ['challenge', 2]],
      [true, false, true, ['flow', 3], ['flow', 3]],
      [true, false, false, ['crisis', 4], ['crisis', 4]],
      ['notTrue', 'given', true, ['challenge', 5], ['challenge', 5]],
      ['notTrue', 'given', false, ['crisis', 6], ['crisischallenge', 6]],
    ],
    hard: [
      [true, 'any', 'any', ['wow', 2], ['wow', 2]],
      ['notTrue', true, true, ['flow', 3], ['challenge', 3]],
      ['notTrue', true, false, ['challenge', 4], ['crisis', 4]],
      ['notTrue', 'notTrue', 'any', ['flow', 1], ['flow', 1]],
    ],
  },
  alternate: {
    weak: [
      [true, true, true, ['wow', 1], ['wow', 1]],
      [true, true, false, ['challenge', 2], ['challenge', 2]],
      [true, false, true, ['flow', 3], ['flow', 3]],
      [true, false, false, ['crisis', 4], ['crisis', 4]],
      ['notTrue', 'any', true, ['challenge', 5], ['challenge', 5]],
      ['notTrue', 'any', false, ['crisis', 6], ['crisischallenge', 6]],
      ['notTrue', 'any', null, ['crisis', 6], ['crisis', 6]],
    ],
    hard: [
      [true, 'any', 'any', ['wow', 2], ['wow', 2]],
      ['notTrue', true, true, ['flow', 3], ['challenge', 3]],
      ['notTrue', true, false, ['challenge', 4], ['crisis', 4]],
      ['notTrue', true, null, null, ['flow', 1]],
      ['notTrue', 'notTrue', false, ['flow', 1], ['crisis', 4]],
      ['notTrue', 'notTrue', 'any', ['flow', 1], ['flow', 1]],
    ],
  },
};

interface ScoringCase {
  kind: PurposeKind;
  form: PurposeForm;
  reading: ScoringReading;
}

/**
 * The scenario of one virtue in the professional or couple purpose, and the keys of its texts (spec 2, section 4). A row without
 * answers is blank.
 */
export function scorePurpose(answers: PurposeAnswers, { kind, form, reading }: ScoringCase): PurposeScore {
  if (answers.own === null && answers.training === null && answers.mid === null) return blank;
  const { own, training, mid } = shownAnswers(kind, answers);
  const row = tables[reading][kind].find(
    (candidate) => matches(candidate[0], own) && matches(candidate[1], training) && matches(candidate[2], mid),
  );
  const outcome = row && (form === 'company' ? row[3] : row[4]);
  if (!outcome) return blank;
  const [level, number] = outcome;
  const name = `${kind}${form === 'couple' ? 'couple' : ''}${number}`;
  return { level, resultKey: `result${name}`, actionKey: `action${name}` };
}

/** Spec 2, section 9. */
export const maximumMotivating = 3;

export const purposeDimensions = ['family', 'community', 'country', 'world'] as const;
export const purposeDurations = ['ilive', 'iimpact', 'intime'] as const;

/** What a virtue could bring about: the suggestions that the client chose, as they read then, and the client's own. Spec 2, section 3. */
export interface Creations {
  chosen: string[];
  own: string;
}

/** More than the method suggests for a virtue: chosen suggestions stay stored after the method has replaced them. */
export const maximumCreations = 12;

/** The parts of a personal purpose, in the order in which they are filled in. */
export const personalParts = ['motivate', 'dimension', 'duration', 'lifeproject', 'purpose'] as const;
export type PersonalPart = (typeof personalParts)[number];

/** The parts of a personal purpose that are empty: it is finished when there are none. */
export function missingInPersonal(
  personal: Readonly<Record<PersonalPart, string | readonly Virtue[] | null>>,
): PersonalPart[] {
  return personalParts.filter((part) => {
    const value = personal[part];
    return value === null || (typeof value === 'string' ? value.trim() : value).length === 0;
  });
}
