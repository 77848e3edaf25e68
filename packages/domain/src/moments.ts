import type { CitationCount } from './citations.ts';
import { type Evaluation, type HistoryMarker, historyMarker, historyMarkers, markerValue } from './evaluation.ts';
import type { PolarityPair } from './polarity.ts';
import type { Scenario } from './purpose.ts';
import { type Ratings, virtuesRated } from './ratings.ts';
import { virtueChanges } from './virtue-changes.ts';
import { type Strength, strengths, type Virtue, virtues } from './virtues.ts';

/** What a client can finish, or see opened, with a closing page of its own. */
export const occasions = [
  'conscience',
  'responsibility',
  'evaluation',
  'manifest',
  'personal',
  'professional',
  'couple',
] as const;
export type Occasion = (typeof occasions)[number];

/** A sentence has room for so many names. */
const most = 3;

/** The virtues that a sentence names, and how many more it could have named as well. */
export interface Named {
  named: readonly Virtue[];
  more: number;
}

const firstOf = (all: readonly Virtue[]): Named => ({
  named: all.slice(0, most),
  more: Math.max(0, all.length - most),
});

const timesIn = (citations: readonly CitationCount[]) => (virtue: Virtue) =>
  citations.find((count) => count.virtue === virtue)?.total ?? 0;

interface Profile {
  ratings: Ratings;
  /** Of all virtues, as `countCitations` counts them. */
  citations: readonly CitationCount[];
}

/**
 * The strong virtues: first those that nothing cites, since a habit may cite a strong one, then those that balance most of what is to be
 * trained; equals in the order of the method.
 */
export function strongestVirtues({ ratings, citations }: Profile, polarity: readonly PolarityPair[]): Named {
  const times = timesIn(citations);
  const balanced = (virtue: Virtue) => polarity.find(({ strong }) => strong === virtue)?.weak.length ?? 0;
  return firstOf(
    virtuesRated(ratings, 'fuerte').sort((one, other) => times(one) - times(other) || balanced(other) - balanced(one)),
  );
}

/** The most cited virtues. Those left out count as more only where they are cited as often as the last one named. */
export function mostCited(citations: readonly CitationCount[]): Named {
  const cited = virtues
    .flatMap((virtue) => citations.filter((count) => count.virtue === virtue && count.total > 0))
    .sort((one, other) => other.total - one.total);
  const last = cited[most - 1];
  return {
    named: cited.slice(0, most).map(({ virtue }) => virtue),
    more: cited.slice(most).filter(({ total }) => total === last?.total).length,
  };
}

const byCitations = (citations: readonly CitationCount[]) => {
  const times = timesIn(citations);
  return (one: Virtue, other: Virtue) => times(other) - times(one);
};

/** What an evaluation shows: beside the one before, or by itself where there is none or where nothing moved. */
export type EvaluationStory =
  | { kind: 'moved'; closer: Named; farther: Named }
  /** The virtues whose signs show most often; none where no virtue has a sign. */
  | { kind: 'first' | 'unmoved'; signs: Named };

function mostFrequent(evaluation: Evaluation): Named {
  const withMarker = (marker: HistoryMarker) =>
    virtues.filter((virtue) => historyMarker(evaluation[virtue]) === marker);
  const marker = historyMarkers.find((one) => one !== 'custom' && withMarker(one).length > 0);
  return firstOf(marker ? withMarker(marker) : []);
}

/** @param before the evaluation of the date before; undefined for the first one */
export function evaluationStory(latest: Evaluation, before: Evaluation | undefined): EvaluationStory {
  if (!before) return { kind: 'first', signs: mostFrequent(latest) };
  const changes = virtueChanges(before, latest);
  if (changes.length === 0) return { kind: 'unmoved', signs: mostFrequent(latest) };
  const towards = (sign: 1 | -1) =>
    firstOf(
      changes
        .filter(({ from, to }) => Math.sign(markerValue(to) - markerValue(from)) === sign)
        .map(({ virtue }) => virtue),
    );
  return { kind: 'moved', closer: towards(1), farther: towards(-1) };
}

/** The order in which a manifesto is quoted: what is hardest first. */
const quotedFirst: readonly (Strength | undefined)[] = [...strengths, undefined];

/**
 * The virtue whose sentence of the manifesto is quoted: the most cited one to train, then of the medium, the strong and the unrated ones;
 * equals in the order of the method. Null while nothing is written.
 */
export function quotedVirtue(
  { ratings, citations }: Profile,
  statements: Readonly<Partial<Record<Virtue, string>>>,
): Virtue | null {
  const rank = (virtue: Virtue) => quotedFirst.indexOf(ratings[virtue]?.strength);
  const times = byCitations(citations);
  const [first = null] = virtues
    .filter((virtue) => statements[virtue]?.trim())
    .sort((one, other) => rank(one) - rank(other) || times(one, other));
  return first;
}

/** A manifesto is finished with a sentence on every virtue. */
export function isWholeManifest(statements: Readonly<Partial<Record<Virtue, string>>>): boolean {
  return virtues.every((virtue) => statements[virtue]?.trim());
}

interface InScenario extends Named {
  scenario: Scenario;
}

/** The scenarios worth naming at the end of a purpose; each null where no virtue is in one. */
export interface PurposeStory {
  /** The highest scenario, if it is the ideal or the elevated one. */
  high: InScenario | null;
  /** The lowest scenario, if it is below the ideal one. */
  low: InScenario | null;
}

const upwards: readonly Scenario[] = ['flow', 'wow'];
const downwards: readonly Scenario[] = ['challenge', 'crisischallenge', 'crisis'];

/** @param rows the virtues with their scenarios: they are named in the order given */
export function purposeStory(rows: readonly { virtue: Virtue; level: Scenario | '' }[]): PurposeStory {
  const furthest = (ladder: readonly Scenario[]) => {
    const scenario = ladder.findLast((one) => rows.some(({ level }) => level === one));
    if (!scenario) return null;
    return { scenario, ...firstOf(rows.flatMap(({ virtue, level }) => (level === scenario ? [virtue] : []))) };
  };
  return { high: furthest(upwards), low: furthest(downwards) };
}
