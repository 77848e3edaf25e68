import { harmSources } from '@miraco/domain/care';
import { languages } from '@miraco/domain/languages';
import { virtues } from '@miraco/domain/virtues';
import { z } from 'zod';
import { face } from './face.ts';
import { forEach, text, translated } from './text.ts';

/** Keys are plain Spanish ASCII: URLs, REST and the database contain them. */
const signKey = z.string().regex(/^[a-z]+$/, { error: 'is not a plain lower-case ASCII key' });

const mostAliases = 12;

const sign = z
  .strictObject({
    virtue: z.enum(virtues),
    /** True for a sign that calls for support rather than for training alone. */
    care: z.literal(true).optional(),
    /** True for a `care` sign that is common on its own: it counts half in an evaluation. */
    common: z.literal(true).optional(),
    /** For a sign that may mean that somebody is being hurt: about a partner, present or former, or about anybody. */
    harm: z.enum(harmSources).optional(),
    ...face,
    /** Other words that find it in a search. They are not shown in its place. */
    aliases: forEach(languages, z.array(text(40)).max(mostAliases)).optional(),
    ...translated(40).shape,
  })
  .refine(({ care, common }) => care || !common, { error: 'is not marked care', path: ['common'] });

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

/** An alias that is a label would list two signs under the same word. */
function refuseUselessAliases(signs: Signs, refuse: Refuse): void {
  for (const language of languages) {
    const labels = new Map(Object.entries(signs).map(([key, entry]) => [entry[language].toLowerCase(), key]));
    for (const [key, { aliases }] of Object.entries(signs)) {
      const seen = new Set<string>();
      for (const [position, alias] of (aliases?.[language] ?? []).entries()) {
        const words = alias.toLowerCase();
        const path = ['signs', key, 'aliases', language, String(position)];
        const label = labels.get(words);
        if (label) refuse(path, `is the label of ${label}`);
        if (seen.has(words)) refuse(path, 'is there twice');
        seen.add(words);
      }
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
      refuseUselessAliases(file.signs, refuse);
    });
}
