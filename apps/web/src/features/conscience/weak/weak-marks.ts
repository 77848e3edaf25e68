import { countedMarks, maximumWeak, questionNumber } from '@miraco/domain/conscience';
import { type Virtue, virtues } from '@miraco/domain/virtues';

/** The virtues whose statement is marked, in the order of the method. */
export type Marks = readonly Virtue[];

/** Statements that were marked or unmarked. */
export type MarkChanges = Readonly<Partial<Record<Virtue, boolean>>>;

interface Citation {
  virtue: Virtue;
  aboutMe: number;
  aboutOthers: number;
}

/** The stored marks with the changes applied. */
export function mergeMarks(stored: Marks | null, changes: MarkChanges): Marks {
  return virtues.filter((virtue) => changes[virtue] ?? stored?.includes(virtue));
}

/** The changes among the fields found in the tab. */
export function marksAmong(found: Readonly<Record<string, unknown>>): MarkChanges {
  const known = virtues.flatMap((virtue) => {
    const marked = found[virtue];
    return typeof marked === 'boolean' ? [[virtue, marked] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The virtues that an expectation cites: they are trained in any case, and neither counted nor unmarked here. */
export function citedByExpectations(citations: readonly Citation[]): Virtue[] {
  const cited = citations.filter(({ aboutMe, aboutOthers }) => aboutMe + aboutOthers > 0).map(({ virtue }) => virtue);
  return virtues.filter((virtue) => cited.includes(virtue));
}

/** The number of marks that count towards the limit. */
export function countMarks(marks: Marks, cited: readonly Virtue[]): number {
  return countedMarks({ weakTest: marks, expectations: cited });
}

/** Whether this statement may be marked or unmarked: the ninth may not be marked, and unmarking is always possible. Spec 1, section 5. */
export function mayChange(virtue: Virtue, marks: Marks, cited: readonly Virtue[]): boolean {
  return marks.includes(virtue) || countMarks(marks, cited) < maximumWeak;
}

/** The marks as the test sends them. */
export function markResponses(marks: Marks) {
  return marks.map((virtue) => ({ number: questionNumber(virtue), weak: virtue }));
}
