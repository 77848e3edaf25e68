import { type Evaluation, type HistoryMarker, historyMarker, markerValue } from '@miraco/domain/evaluation';
import { type Virtue, virtues } from '@miraco/domain/virtues';

interface Dated {
  date: number;
}

export interface Compared<Test> {
  /** The test that the latest weekly test is compared with. */
  kind: 'initial' | 'weekly';
  before: Test;
  now: Test;
}

/** The initial test, or else the first weekly test, beside the latest weekly test. @param weekly newest first */
export function wellnessThenAndNow<Test extends Dated>(
  initial: Test | null,
  weekly: readonly Test[],
): Compared<Test> | null {
  const now = weekly[0];
  const first = weekly.at(-1);
  if (!now || !first) return null;
  if (initial && initial.date < now.date) return { kind: 'initial', before: initial, now };
  return first === now ? null : { kind: 'weekly', before: first, now };
}

interface Evaluated extends Dated {
  evaluation: Evaluation;
}

export interface ComparedVirtue {
  virtue: Virtue;
  before: HistoryMarker;
  now: HistoryMarker;
}

export interface ComparedVirtues {
  before: number;
  now: number;
  /** The virtues in both evaluations, in the order of the method. */
  virtues: ComparedVirtue[];
  better: number;
  same: number;
  worse: number;
}

/** The first evaluation beside the latest, for the virtues in both; null with fewer than two. @param evaluations newest first */
export function virtuesThenAndNow(evaluations: readonly Evaluated[]): ComparedVirtues | null {
  const latest = evaluations[0];
  const first = evaluations.at(-1);
  if (!latest || !first || latest === first) return null;
  const compared = virtues.flatMap((virtue): ComparedVirtue[] => {
    const before = historyMarker(first.evaluation[virtue]);
    const now = historyMarker(latest.evaluation[virtue]);
    return before && now ? [{ virtue, before, now }] : [];
  });
  const steps = compared.map(({ before, now }) => markerValue(now) - markerValue(before));
  return {
    before: first.date,
    now: latest.date,
    virtues: compared,
    better: steps.filter((step) => step > 0).length,
    same: steps.filter((step) => step === 0).length,
    worse: steps.filter((step) => step < 0).length,
  };
}
