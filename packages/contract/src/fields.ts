import { z } from './messages.ts';

/** An unknown id is answered as such, whatever it looks like. */
const id = z.string().min(1).max(64);

/** Ids of users and of their records look alike: their types keep them apart wherever both are at hand. */
export const userId = id.brand<'UserId'>();
export type UserId = z.output<typeof userId>;

export const recordId = id.brand<'RecordId'>();
export type RecordId = z.output<typeof recordId>;

/** Whose data a call is about. Whether the caller may is decided by the procedure builder. */
export const ownerInput = z.object({ user: userId });

/** Some of all records, newest first: those after `after`. */
export const batchInput = z.object({ after: recordId.optional() }).default({});

/** The same of users. */
export const userBatchInput = z.object({ after: userId.optional() }).default({});

/**
 * What no text of people has: control characters, and halves of characters, which no file can hold. One rule for all that is kept:
 * a single line that has any is refused, for a line break in a name could forge a header of a mail; in texts of several lines, where
 * they come along unseen when something is pasted, they are taken out, but for line breaks and tabs; in a search they separate words.
 * Passwords, of which only hashes are kept, and the keys and ids that are looked up are taken as they are.
 */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

const lineBreaks = /\r\n?|[\u2028\u2029]/g;
const unprintableInLines = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

const printableLines = (value: string) => value.replace(lineBreaks, '\n').replace(unprintableInLines, '');

/** One line of 1 to `most` characters. */
export function singleLine(most: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((value) => !unprintable.test(value), { error: 'validation.controlCharacters' });
}

/** Up to `most` characters over as many lines as one likes, blanks around them and all. */
export function verbatim(most: number) {
  return z.string().overwrite(printableLines).max(most);
}

/** What a person may write in their own words, or leave empty: up to `most` characters, over as many lines as they like. */
export function optionalText(most: number) {
  return z.string().overwrite(printableLines).trim().max(most);
}

/** The same of 1 character at least. */
export function freeText(most: number) {
  return optionalText(most).min(1);
}

/** What is looked for, in one line of up to `most` characters. */
export function searchText(most: number) {
  return z
    .string()
    .overwrite((value) => value.replace(new RegExp(unprintable, 'gu'), ' '))
    .trim()
    .max(most);
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
