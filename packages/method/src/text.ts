import { type Language, languages } from '@miraco/domain/languages';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { z } from 'zod';

/** The texts of the method are plain text. Markup is refused, because screens would show the tags. */
const markup = /<\/?[a-z!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

export function text(most: number) {
  return z
    .string()
    .trim()
    .min(1, { error: 'is empty' })
    .max(most, { error: `is longer than ${most} characters` })
    .refine((value) => !markup.test(value), { error: 'contains HTML' });
}

/** A text in every language. */
export function translated(most: number) {
  return forEach(languages, text(most));
}

export type Translated = Record<Language, string>;

/** An object with exactly one entry for each of `keys`. */
export function forEach<const Key extends string, Entry extends z.ZodType>(keys: readonly Key[], entry: Entry) {
  const shape = Object.fromEntries(keys.map((key) => [key, entry])) as Record<Key, Entry>;
  return z.strictObject(shape);
}

export function forEachVirtue<Entry extends z.ZodType>(entry: Entry) {
  return forEach<Virtue, Entry>(virtues, entry);
}
