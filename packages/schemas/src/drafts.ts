import { mediumHardTypes } from '@miraco/domain/ratings';
import { virtueKey } from './conscience.ts';
import { ownerInput } from './fields.ts';
import { z } from './messages.ts';
import { wellnessDraft } from './wellness.ts';

/** Drafts keep what is typed even where it is too long to be sent. */
const typed = z.string().max(20_000);

const signKeys = z.array(z.string().max(40)).max(100);

const prospectBlock = z.object({ who: z.string().max(40), prospect: typed, feelings: signKeys, conducts: signKeys });

/** The forms that keep what was filled in and not sent, and what their drafts look like. */
export const draftContents = {
  initial: wellnessDraft,
  weak: z.object({ virtues: z.array(virtueKey).max(23) }),
  prospect: z.object({ me: prospectBlock, others: prospectBlock }),
  mediumhard: z.object({ ratings: z.partialRecord(virtueKey, z.enum(mediumHardTypes)) }),
  harmful: z.object({
    habit: typed,
    feelings: signKeys,
    action: typed,
    frequency: z.string().max(40),
    quantity: typed,
    impact: typed,
  }),
} as const;

export type DraftForm = keyof typeof draftContents;
export type DraftContent<Form extends DraftForm> = z.infer<(typeof draftContents)[Form]>;

export const draftInput = ownerInput.extend({
  form: z.enum(['initial', 'weak', 'prospect', 'mediumhard', 'harmful'] satisfies DraftForm[]),
});

function draftOf<Form extends DraftForm>(form: Form) {
  return z.object({ form: z.literal(form), content: draftContents[form] });
}

export const saveDraftInput = ownerInput.and(
  z.discriminatedUnion('form', [
    draftOf('initial'),
    draftOf('weak'),
    draftOf('prospect'),
    draftOf('mediumhard'),
    draftOf('harmful'),
  ]),
);
