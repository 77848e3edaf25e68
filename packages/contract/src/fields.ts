import { longestId } from './lengths.ts';
import { z } from './messages.ts';

/** Any text of up to 64 characters is a valid id, so that an unknown one is not found rather than invalid. */
const id = z.string().min(1).max(longestId);

/** Ids of users and of records have the same form; the brands keep them apart. */
export const userId = id.brand<'UserId'>();
export type UserId = z.output<typeof userId>;

export const recordId = id.brand<'RecordId'>();
export type RecordId = z.output<typeof recordId>;

/** The user whose data a call is about. The procedure builder decides whether the caller may access them. */
export const ownerInput = z.object({ user: userId });

/** A batch of all records, newest first: those after `after`. */
export const batchInput = z.object({ after: recordId.optional() }).default({});

/** A batch of all users, newest first: those after `after`. */
export const userBatchInput = z.object({ after: userId.optional() }).default({});

/**
 * Characters that no stored text has: control characters, and unpaired surrogates, which no file can hold. A single line that has one
 * is refused, because a line break in a name could forge a mail header. Texts of several lines get them unseen from pasted text, so
 * they are removed there, except line breaks and tabs. In a search they separate words. Passwords, of which only hashes are stored,
 * and the keys and ids that are looked up are left unchanged.
 */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

const lineBreaks = /\r\n?|[\u2028\u2029]/g;
const unprintableInLines = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

const printableLines = (value: string) => value.replace(lineBreaks, '\n').replace(unprintableInLines, '');

/** What phones and clipboards add around a name: white space, the byte order mark among it, and blanks without a width. */
const blank = /^[\s\u200B-\u200D\u2060]$/;

const visible = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text without the blanks around it; empty if nothing of it can be seen. */
export function trimmed(text: string): string {
  if (!visible.test(text)) return '';
  let [start, end] = [0, text.length];
  while (blank.test(text.charAt(start))) start += 1;
  while (blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** One line of 1 to `most` characters. */
export function singleLine(most: number) {
  return z
    .string()
    .overwrite(trimmed)
    .min(1)
    .max(most)
    .refine((value) => !unprintable.test(value), { error: 'validation.controlCharacters' });
}

/** Up to `most` characters in any number of lines, with the blanks around them. */
export function verbatim(most: number) {
  return z.string().overwrite(printableLines).max(most);
}

/** Free text that may be empty: up to `most` characters in any number of lines. */
export function optionalText(most: number) {
  return z.string().overwrite(printableLines).overwrite(trimmed).max(most);
}

/** Free text of 1 to `most` characters. */
export function freeText(most: number) {
  return optionalText(most).min(1);
}

/** One line of up to `most` characters. */
export function searchText(most: number) {
  return z
    .string()
    .overwrite((value) => trimmed(value.replace(new RegExp(unprintable, 'gu'), ' ')))
    .max(most);
}

/** That of zod, and names of countries and of others in their ASCII form, such as `.xn--p1ai`. */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/;

export const email = z
  .string()
  .overwrite(trimmed)
  .pipe(z.email({ pattern: emailPattern }).max(254));

export const minimumPasswordLength = 6;

/** Of administrators and coaches, who see the data of others. */
export const minimumTeamPasswordLength = 8;

/** Hashing reads the whole password: without a limit, one request could take seconds. */
const maximumPasswordLength = 256;

export const password = z
  .string()
  .min(minimumPasswordLength, { error: 'validation.passwordTooShort' })
  .max(maximumPasswordLength);

/** A form sends an empty text or null for a field that was not filled in. */
export function emptyAsAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
}

/**
 * The time zone that a browser says. It is a hint and no answer of a person, so it never refuses a call: one that is no text, or that the
 * server cannot use, counts as absent.
 */
export const timeZoneHint = z.string().max(64).optional().catch(undefined);
