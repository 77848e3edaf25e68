import { noSign, signFrequencies } from '@miraco/domain/evaluation';
import { mediumHardTypes } from '@miraco/domain/ratings';
import { virtueKey } from './conscience.ts';
import { ownerInput, verbatim } from './fields.ts';
import { z } from './messages.ts';
import { wellnessDraft } from './wellness.ts';

/** Longer than the forms accept: a draft keeps even a text that is too long to send. */
const typed = verbatim(20_000);

const signKeys = z.array(z.string().max(40)).max(100);

const prospectBlock = z.object({ who: z.string().max(40), prospect: typed, feelings: signKeys, conducts: signKeys });

/** The forms with drafts, and the content of each draft. */
export const formDraft = z.discriminatedUnion('form', [
  z.object({ form: z.literal('initial'), content: wellnessDraft }),
  z.object({ form: z.literal('weekly'), content: wellnessDraft }),
  z.object({ form: z.literal('weak'), content: z.object({ virtues: z.array(virtueKey).max(23) }) }),
  z.object({ form: z.literal('prospect'), content: z.object({ me: prospectBlock, others: prospectBlock }) }),
  z.object({
    form: z.literal('mediumhard'),
    content: z.object({ ratings: z.partialRecord(virtueKey, z.enum(mediumHardTypes)) }),
  }),
  z.object({
    form: z.literal('harmful'),
    content: z.object({
      habit: typed,
      feelings: signKeys,
      action: typed,
      frequency: z.string().max(40),
      quantity: typed,
      impact: typed,
    }),
  }),
  z.object({
    form: z.literal('evaluation'),
    content: z.object({
      evaluation: z.partialRecord(
        virtueKey,
        z.union([z.literal(noSign), z.record(z.string().max(40), z.enum(signFrequencies))]),
      ),
    }),
  }),
  z.object({
    form: z.literal('manifest'),
    content: z.object({ statements: z.partialRecord(virtueKey, typed) }),
  }),
]);

type FormDraft = z.infer<typeof formDraft>;
export type DraftForm = FormDraft['form'];
export type DraftContent<Form extends DraftForm> = Extract<FormDraft, { form: Form }>['content'];

const forms = formDraft.options.map((option) => option.shape.form.value);

export const draftInput = ownerInput.extend({ form: z.enum(forms) });

export const saveDraftInput = ownerInput.and(formDraft);
