import { type Answer, answers, questionCount, questionsPerBlock, wellnessBlocks } from '@miraco/domain/wellness';

/** The answers of an unfinished test in the order of its questions: null where there is none yet. */
export type DraftResponses = readonly (Answer | null)[];

/** Answers that the server has not confirmed, by the position of their question. */
export type Unsent = Readonly<Record<string, Answer>>;

export const stepCount = wellnessBlocks.length;

function isAnswer(value: unknown): value is Answer {
  return answers.some((answer) => answer === value);
}

function isAnswered(entry: [string, unknown]): entry is [string, Answer] {
  return /^\d+$/.test(entry[0]) && Number(entry[0]) < questionCount && isAnswer(entry[1]);
}

/** The answers among the fields found in the tab. */
export function answersAmong(found: Readonly<Record<string, unknown>>): Unsent {
  return Object.fromEntries(Object.entries(found).filter(isAnswered));
}

/** The server's answers, with those of this tab that are not saved yet applied. */
export function mergeDraft(stored: DraftResponses | null, unsent: Unsent): DraftResponses {
  return Array.from({ length: questionCount }, (_, position) => unsent[position] ?? stored?.[position] ?? null);
}

export function countAnswered(responses: DraftResponses): number {
  return responses.filter((answer) => answer !== null).length;
}

/** The finished test; null while an answer is missing. */
export function finished(responses: DraftResponses): Answer[] | null {
  const given = responses.filter((answer) => answer !== null);
  return given.length === questionCount ? given : null;
}

/** Positions of the five questions of a step, 1 to 4. */
export function positionsOf(step: number): number[] {
  return Array.from({ length: questionsPerBlock }, (_, question) => (step - 1) * questionsPerBlock + question);
}

/** Position of the first question of a step that has no answer. */
export function firstMissing(responses: DraftResponses, step: number): number | undefined {
  return positionsOf(step).find((position) => (responses[position] ?? null) === null);
}

/** The step to continue with: the first that lacks an answer, or the last when nothing is missing. */
export function firstUnansweredStep(responses: DraftResponses): number {
  const missing = responses.indexOf(null);
  return missing === -1 ? stepCount : Math.floor(missing / questionsPerBlock) + 1;
}

/**
 * The step to show for the one in the URL, else `start`. A step is reached only through finished ones (spec 1, section 5), so a
 * bookmark beyond `furthest` leads to `start` too.
 */
export function stepToShow(requested: string | null, start: number, furthest: number): number {
  const step = requested !== null && /^\d$/.test(requested) ? Number(requested) : start;
  return step >= 1 && step <= furthest ? step : start;
}
