import { type NavigationStep, type StepLink, stepLinks } from '#parts/phases/step-links.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

type Overview = Outputs['conscience']['overview'];
type Draft = Outputs['drafts']['get'];

/** changed: done, and a draft over it has not been sent. begun: not done, and a draft has something in it. */
export type StepState = 'done' | 'changed' | 'begun' | 'pending' | 'optional';

/** Whether somebody has filled in anything of this draft: all of it may have been taken back. */
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

/** How a step stands. Nothing waits for harmful habits, so they are never due. */
export function stepState(step: NavigationStep, done: boolean, draft: Draft): StepState {
  const begun = hasContent(draft);
  if (done) return begun ? 'changed' : 'done';
  if (begun) return 'begun';
  return step === 'harmful' ? 'optional' : 'pending';
}

/** Every step of the phase, where it leads and how it stands. */
export function stepsOf(
  overview: Pick<Overview, 'missing' | 'habitCount'>,
  drafts: Partial<Record<NavigationStep, Draft | undefined>>,
): (StepLink & { state: StepState })[] {
  return stepLinks(overview).map((link) => ({
    ...link,
    state: stepState(link.step, link.done, drafts[link.step] ?? null),
  }));
}

/** How many virtues the medium/hard test has left without a rating: it was taken, and an expectation was removed since. */
export function leftToRate({ ratings, unrated }: Pick<Overview, 'ratings' | 'unrated'>): number {
  const taken = Object.values(ratings).some(({ strength, origin }) => origin === 'test' && strength !== 'debil');
  return taken ? unrated.length : 0;
}
