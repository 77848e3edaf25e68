import type { NavigationStep } from '#app/layouts/step-links.ts';
import type { Outputs } from '#app/trpc.ts';

/** changed: done, and a draft over it has not been sent. begun: not done, and a draft has something in it. */
export type StepState = 'done' | 'changed' | 'begun' | 'pending' | 'optional';

/** Whether somebody has filled in anything of this draft: all of it may have been taken back. */
export function hasContent(draft: Outputs['drafts']['get']): boolean {
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
export function stepState(step: NavigationStep, done: boolean, draft: Outputs['drafts']['get']): StepState {
  const begun = hasContent(draft);
  if (done) return begun ? 'changed' : 'done';
  if (begun) return 'begun';
  return step === 'harmful' ? 'optional' : 'pending';
}
