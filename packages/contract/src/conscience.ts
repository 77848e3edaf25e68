import { questionNumber } from '@miraco/domain/conscience';
import { habitFrequencies, people } from '@miraco/domain/entries';
import { mediumHardTypes } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { freeText, optionalText, ownerInput, recordId } from './fields.ts';
import { longestQuantity, longestText } from './lengths.ts';
import { z } from './messages.ts';

export const virtueKey = z.enum(virtues);

const questionNumberField = z.int().min(1).max(virtues.length);

/** Each response names its virtue by number, and no virtue twice. Spec 1, section 3. */
function answering<Response extends z.ZodType<{ number: number }>>(
  response: Response,
  virtueOf: (response: z.infer<Response>) => Virtue,
) {
  return z
    .array(response)
    .max(virtues.length)
    .superRefine((responses, context) => {
      const seen = new Set<Virtue>();
      for (const [position, entry] of responses.entries()) {
        const virtue = virtueOf(entry);
        const refuse = (message: string) => context.addIssue({ code: 'custom', path: [position, 'number'], message });
        if (entry.number !== questionNumber(virtue)) refuse('validation.numberAndVirtue');
        if (seen.has(virtue)) refuse('validation.repeated');
        seen.add(virtue);
      }
    });
}

/** The marked statements of the weak test. */
export const weakTestInput = ownerInput.extend({
  responses: answering(z.object({ number: questionNumberField, weak: virtueKey }), (response) => response.weak),
});

/** The ratings of the virtues that are not known to be weak. */
export const mediumHardInput = ownerInput.extend({
  responses: answering(
    z.object({ number: questionNumberField, type: z.enum(mediumHardTypes), virtue: virtueKey }),
    (response) => response.virtue,
  ),
});

/** The key of a sign. The lookup of the method refuses unknown keys and gives the virtue; a virtue sent with the key is ignored. */
const signKey = z.string().min(1).max(40);

/** At least one sign, none twice, and the option "none" only alone. */
function chosenSigns<Sign extends z.ZodType>(sign: Sign, keyOf: (sign: z.infer<Sign>) => string, none: string) {
  return z
    .array(sign)
    .min(1)
    .max(100)
    .superRefine((chosen, context) => {
      const keys = chosen.map(keyOf);
      if (new Set(keys).size < keys.length) context.addIssue({ code: 'custom', message: 'validation.repeated' });
      if (keys.length > 1 && keys.includes(none)) context.addIssue({ code: 'custom', message: 'validation.noneAlone' });
    });
}

const feelings = chosenSigns(z.object({ emotion: signKey }), (sign) => sign.emotion, 'ninguna');
const conducts = chosenSigns(z.object({ behavior: signKey }), (sign) => sign.behavior, 'ninguno');

/** A self-limiting expectation. Spec 1, sections 3 and 5. */
export const prospectInput = ownerInput.extend({
  me: z.boolean(),
  who: z.enum(people),
  prospect: freeText(longestText),
  feelings,
  conducts,
});

/** A correction replaces the whole expectation; its id and date stay. */
export const editProspectInput = prospectInput.extend({ id: recordId });

/** A harmful habit. The habit and its feelings are required, its action, quantity and impact are not. Spec 1, sections 3 and 5. */
export const harmfulHabitInput = ownerInput.extend({
  habit: freeText(longestText),
  feelings,
  action: optionalText(longestText).default(''),
  frequency: z.enum(habitFrequencies),
  quantity: optionalText(longestQuantity).default(''),
  impact: optionalText(longestText).default(''),
});

export const ownRecordInput = ownerInput.extend({ id: recordId });

const typeNames = { weak: 'debil', medium: 'media', hard: 'fuerte', '': null } as const;

const strengthType = z.enum(['weak', 'medium', 'hard', '']).transform((type) => typeNames[type]);

/** An administrator’s rating of a virtue; an empty type removes it. Spec 1, section 7. */
export const editStrengthInput = ownerInput.extend({ virtue: virtueKey, type: strengthType });

/** The same of several virtues at once. */
export const editStrengthsInput = ownerInput.extend({
  types: z.partialRecord(virtueKey, strengthType).refine((types) => Object.keys(types).length > 0),
});
