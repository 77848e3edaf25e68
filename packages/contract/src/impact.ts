import {
  maximumCreations,
  maximumMotivating,
  purposeDimensions,
  purposeDurations,
  purposeRoles,
} from '@miraco/domain/purpose';
import { virtueKey } from './conscience.ts';
import { optionalText, ownerInput } from './fields.ts';
import { longestText } from './lengths.ts';
import { z } from './messages.ts';

const words = optionalText(longestText);

/** An optional choice: "" in REST, null in the code. */
export const orNothing = <Choice extends z.ZodType>(choice: Choice) =>
  z.union([choice, z.literal('').transform(() => null), z.null()]);

const creations = z.object({ chosen: z.array(words).max(maximumCreations), own: words });

/** The motivation form of the personal purpose; without `creations` those stored are kept. Spec 2, sections 3 and 5. */
export const personalPurposeInput = ownerInput.extend({
  motivate: z
    .array(virtueKey)
    .max(maximumMotivating, { error: 'impact.cantaddmotivate' })
    .refine((chosen) => new Set(chosen).size === chosen.length, { error: 'validation.repeated' }),
  favourite: z.partialRecord(virtueKey, words).default({}),
  creations: z.partialRecord(virtueKey, creations).optional(),
  dimension: orNothing(z.enum(purposeDimensions)).default(null),
  duration: orNothing(z.enum(purposeDurations)).default(null),
  lifeproject: words.default(''),
});

export const purposeTextInput = ownerInput.extend({ purpose: words });

const answer = orNothing(z.boolean());

/** The answers about each virtue. The server computes level and keys. Spec 2, section 3. */
const rows = z.partialRecord(virtueKey, z.object({ own: answer, training: answer, mid: answer }));

/** Without a `role` the one stored is kept. */
export const professionalPurposeInput = ownerInput.extend({ virtues: rows, role: z.enum(purposeRoles).optional() });

/** Replaces the fields that are sent and keeps the others. Spec 2, section 7. */
export const couplePurposeInput = ownerInput.extend({
  virtues: rows.optional(),
  complementary: z.partialRecord(virtueKey, z.union([virtueKey, z.literal('')])).optional(),
  virtuesCouple: words.optional(),
  potential: words.optional(),
});
