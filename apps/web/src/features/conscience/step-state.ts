import { type NavigationStep, type StepLink, stepLinks } from '#parts/phases/step-links.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

type Overview = Outputs['conscience']['overview'];
type Draft = Outputs['drafts']['get'];

/** changed: done, and a newer draft has not been sent. begun: not done, and a draft has content. */
export type StepState = 'done' | 'changed' | 'begun' | 'pending' | 'optional';

/** Whether a draft has any content: all of its answers may have been removed. */
export function hasContent(draft: Draft): boolean {
  switch (draft?.form) {
    case 'initial':
      return draft.content.responses.some((answer) => answer !== null);
    case 'weak':
      return draft.content.virtues.length > 0;
    case 'mediumhard':
      return Object.keys(draft.content.ratings).length > 0;
    default:
      return false;
  }
}

/** The state of a step. No other step depends on harmful habits, so they are never due. */
export function stepState(step: NavigationStep, done: boolean, draft: Draft): StepState {
  const begun = hasContent(draft);
  if (done) return begun ? 'changed' : 'done';
  if (begun) return 'begun';
  return step === 'harmful' ? 'optional' : 'pending';
}

/** Every step of the phase, with its link and its state. */
export function stepsOf(
  overview: Pick<Overview, 'missing' | 'habitCount'>,
  drafts: Partial<Record<NavigationStep, Draft | undefined>>,
): (StepLink & { state: StepState })[] {
  return stepLinks(overview).map((link) => ({
    ...link,
    state: stepState(link.step, link.done, drafts[link.step] ?? null),
  }));
}

/** The number of virtues without a rating after the medium/hard test: an expectation was removed since it was taken. */
export function leftToRate({ ratings, unrated }: Pick<Overview, 'ratings' | 'unrated'>): number {
  const taken = Object.values(ratings).some(({ strength, origin }) => origin === 'test' && strength !== 'debil');
  return taken ? unrated.length : 0;
}
