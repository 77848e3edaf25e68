import { type Language, languages } from '@miraco/domain/languages';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { z } from 'zod';

/** The words of the method are text, never markup: what looks like a tag is refused rather than shown. */
const markup = /<\/?[a-z!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

/** One text of at most `most` characters. */
export function text(most: number) {
  return z
    .string()
    .trim()
    .min(1, { error: 'is empty' })
    .max(most, { error: `is longer than ${most} characters` })
    .refine((value) => !markup.test(value), { error: 'contains HTML' });
}

/** The same text in every language of the product. */
export function translated(most: number) {
  return forEach(languages, text(most));
}

export type Translated = Record<Language, string>;

/** An object with one entry for each of `keys`, none missing and none unknown. */
export function forEach<const Key extends string, Entry extends z.ZodType>(keys: readonly Key[], entry: Entry) {
  const shape = Object.fromEntries(keys.map((key) => [key, entry])) as Record<Key, Entry>;
  return z.strictObject(shape);
}

export function forEachVirtue<Entry extends z.ZodType>(entry: Entry) {
  return forEach<Virtue, Entry>(virtues, entry);
}
