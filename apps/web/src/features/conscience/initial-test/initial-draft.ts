import { defineWellnessDraft } from '#parts/wellness-test/wellness-draft.ts';

/** The draft of the initial test. */
export const initialDraft = defineWellnessDraft('initial');
