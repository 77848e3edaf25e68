import { defineWellnessDraft } from '#parts/wellness-test/wellness-draft.ts';

/** The answers of this week's test so far, kept on the server as they are given. */
export const weeklyDraft = defineWellnessDraft('weekly');
