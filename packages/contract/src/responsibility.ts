import { hardest, longestLine } from '@miraco/domain/completions';
import { maximumSigns, noSign, signFrequencies } from '@miraco/domain/evaluation';
import { reviewAnswers } from '@miraco/domain/reviews';
import { exerciseFrequencies, exerciseLevels, exerciseLists } from '@miraco/domain/training';
import { ownRecordInput, virtueKey } from './conscience.ts';
import { optionalText, ownerInput, recordId, timeZoneHint } from './fields.ts';
import { longestPlan, longestText } from './lengths.ts';
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
  timeZone: timeZoneHint,
});

const exerciseLevel = z.enum(exerciseLevels);
const exerciseFrequency = z.enum(exerciseFrequencies);

export const exerciseListInput = ownerInput.extend({ list: z.enum(exerciseLists) });

/** With `latest`, only the newest week. */
export const weeksInput = ownerInput.extend({ latest: z.boolean().optional() });

/** With `listed`, those of the exercises on these lists only. */
export const completionsInput = ownerInput.extend({ listed: z.boolean().optional() });

/** `timeZone` of the reader: it counts where the client's own is not known. */
export const alongsideInput = ownerInput.extend({ timeZone: timeZoneHint });

/** The cards of the ideas of one virtue are read together. */
export const cardsInput = z.object({ virtue: virtueKey });
export const practiceInput = ownerInput.extend({ virtue: virtueKey });

const planPart = optionalText(longestPlan).default('');

/** “When …, I will …. If it goes wrong, I will …”: each part may be empty. */
const plan = { cue: planPart, act: planPart, setback: planPart };

/** The most times that an exercise can be meant to be done. */
const mostTimes = 366;

/** A new exercise. Spec 2, section 5. */
export const exerciseInput = ownerInput.extend({
  ...plan,
  /** How many times it is meant to be done; null without an end. */
  times: z.int().min(1).max(mostTimes).nullable().default(null),
  virtue: virtueKey,
  description: optionalText(longestText).min(1, { error: 'training.nodescription' }),
  level: exerciseLevel,
  frequency: exerciseFrequency,
});

export const editExerciseInput = ownRecordInput.extend({ level: exerciseLevel, frequency: exerciseFrequency });

export const planInput = ownRecordInput.extend(plan);

/** A day on which an exercise was done, where the user is. */
const dayOfExercise = ownerInput.extend({ exercise: recordId, day: z.iso.date() });

export const completionInput = dayOfExercise.extend({
  timeZone: timeZoneHint,
  /** How hard it was; null where nothing is said. */
  effort: z.int().min(0).max(hardest).nullable().default(null),
  note: optionalText(longestLine).default(''),
});

export const removeCompletionInput = dayOfExercise;

/** Marks an exercise as done; `favourite` keeps it as essential. Spec 2, section 4. */
export const finishExerciseInput = ownRecordInput.extend({ favourite: z.boolean() });

export const nextReviewInput = ownerInput.extend({ timeZone: timeZoneHint });

/** An answer to “Still true?”, about an essential exercise or, with null, about the sentence on the virtue. */
export const answerReviewInput = ownerInput.extend({
  exercise: recordId.nullable(),
  virtue: virtueKey,
  answer: z.enum(reviewAnswers),
  timeZone: timeZoneHint,
});

export const statementText = optionalText(longestText);

/** Statements of all or some virtues; an empty text clears a statement. Spec 2, section 7. Saving refuses a key of no virtue. */
export const manifestInput = ownerInput.extend({
  statements: z.record(z.string(), statementText, {
    error: (issue) => (issue.input === undefined ? 'errors.invalid' : undefined),
  }),
});
