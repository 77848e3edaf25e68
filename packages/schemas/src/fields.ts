import { z } from './messages.ts';

/** Names a record, or nobody: an unknown id is answered as such, whatever it looks like. */
export const recordId = z.string().min(1).max(64);

/** Whose data a call is about. Whether the caller may is decided by the procedure builder. */
export const ownerInput = z.object({ user: recordId });

/** Some of all records, newest first: those after `after`. */
export const batchInput = z.object({ after: recordId.optional() }).default({});

const controlCharacters = /[\p{Cc}\u2028\u2029]/u;

/** One line of 1 to `most` characters: a line break in a name could forge a header of a mail. */
export function singleLine(most: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((value) => !controlCharacters.test(value), { error: 'validation.controlCharacters' });
}

/** What a person writes in their own words: 1 to `most` characters, over as many lines as they like. */
export function freeText(most: number) {
  return z.string().trim().min(1).max(most);
}

export const minimumPasswordLength = 6;

/** Hashing takes its whole length: the limit keeps one request from costing seconds. */
const maximumPasswordLength = 256;

export const password = z
  .string()
  .min(minimumPasswordLength, { error: 'validation.passwordTooShort' })
  .max(maximumPasswordLength);

/** What a form sends for a field that was left alone. */
export function emptyAsAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
}
