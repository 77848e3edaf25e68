import { defineWellnessDraft } from '#parts/wellness-test/wellness-draft.ts';

/** The draft of this week's test. */
export const weeklyDraft = defineWellnessDraft('weekly');
