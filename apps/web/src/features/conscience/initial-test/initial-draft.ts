import { defineWellnessDraft } from '#parts/wellness-test/wellness-draft.ts';

/** The answers of the initial test so far, kept on the server as they are given. */
export const initialDraft = defineWellnessDraft('initial');
