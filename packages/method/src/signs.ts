import { languages } from '@miraco/domain/languages';
import { virtues } from '@miraco/domain/virtues';
import { z } from 'zod';
import { translated } from './text.ts';

/** Keys are plain Spanish ASCII: URLs, REST and the database contain them. */
const signKey = z.string().regex(/^[a-z]+$/, { error: 'is not a plain lower-case ASCII key' });

const sign = z.strictObject({ virtue: z.enum(virtues), ...translated(40).shape });

type Signs = Record<string, z.infer<typeof sign>>;
type Refuse = (path: string[], message: string) => void;

const fewest = 3;

function refuseTooFew(signs: Signs, refuse: Refuse): void {
  for (const virtue of virtues) {
    const count = Object.values(signs).filter((entry) => entry.virtue === virtue).length;
    if (count < fewest) refuse(['signs'], `has ${count} of at least ${fewest} for ${virtue}`);
  }
}

function refuseEqualLabels(signs: Signs, refuse: Refuse): void {
  for (const language of languages) {
    const seen = new Map<string, string>();
    for (const [key, entry] of Object.entries(signs)) {
      const words = entry[language].toLowerCase();
      const same = seen.get(words);
      if (same) refuse(['signs', key, language], `is the same label as ${same}`);
      seen.set(words, key);
    }
  }
}

/**
 * Emotions or behaviours that are signs of a virtue's lack. Each belongs to one virtue, and every virtue has at least three. The option
 * `none` belongs to no virtue.
 */
export function signs(none: string) {
  return z
    .strictObject({
      none: z.strictObject({ key: z.literal(none), ...translated(40).shape }),
      signs: z.record(signKey, sign),
    })
    .superRefine((file, context) => {
      const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path, message });
      if (Object.hasOwn(file.signs, none)) refuse(['signs', none], 'is the none option');
      refuseTooFew(file.signs, refuse);
      refuseEqualLabels(file.signs, refuse);
    });
}
