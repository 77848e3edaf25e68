import { maximumSigns, noSign, signFrequencies } from '@miraco/domain/evaluation';
import { exerciseFrequencies, exerciseLevels } from '@miraco/domain/training';
import { longestText, ownRecordInput, virtueKey } from './conscience.ts';
import { optionalText, ownerInput, timeZone } from './fields.ts';
import { z } from './messages.ts';

const virtueEvaluation = z.union([z.literal(noSign), z.record(z.string().min(1).max(40), z.enum(signFrequencies))]);

/** By virtue, the frequency of each sign, or `ninguno`. Spec 2, sections 3 and 5. */
const evaluation = z.partialRecord(virtueKey, virtueEvaluation).superRefine((entries, context) => {
  for (const [virtue, entry] of Object.entries(entries)) {
    if (entry !== noSign && Object.keys(entry).length > maximumSigns) {
      context.addIssue({ code: 'custom', path: [virtue], message: 'evaluation.3alreadyselected' });
    }
  }
});

export const evaluationInput = ownerInput.extend({
  evaluation,
  /** The calendar day of a user depends on it. */
  timeZone: timeZone.default('UTC'),
});

const exerciseLevel = z.enum(exerciseLevels);
const exerciseFrequency = z.enum(exerciseFrequencies);

/** A new exercise. Spec 2, section 5. */
export const exerciseInput = ownerInput.extend({
  virtue: virtueKey,
  description: optionalText(longestText).min(1, { error: 'training.nodescription' }),
  level: exerciseLevel,
  frequency: exerciseFrequency,
});

export const editExerciseInput = ownRecordInput.extend({ level: exerciseLevel, frequency: exerciseFrequency });

/** Marks an exercise as done; `favourite` keeps it as essential. Spec 2, section 4. */
export const finishExerciseInput = ownRecordInput.extend({ favourite: z.boolean() });

export const statementText = optionalText(longestText);

/** Statements of all or some virtues; an empty text clears a statement. Spec 2, section 7. Saving refuses a key of no virtue. */
export const manifestInput = ownerInput.extend({
  statements: z.record(z.string(), statementText, {
    error: (issue) => (issue.input === undefined ? 'errors.invalid' : undefined),
  }),
});
