import { maximumSigns, noSign, signFrequencies } from '@miraco/domain/evaluation';
import type { GuideTextPair } from '@miraco/domain/guides';
import { inEachLanguage } from '@miraco/domain/languages';
import { exerciseFrequencies, exerciseLevels } from '@miraco/domain/training';
import { longestText, ownRecordInput, virtueKey } from './conscience.ts';
import { freeText, optionalText, ownerInput, recordId, timeZone, verbatim } from './fields.ts';
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

const pastedVideo =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})(?:[?&#/]\S*)?$/;

/** A video id, or "". The id is extracted from a pasted address of the video site; anything else is refused. */
export const videoId = z
  .string()
  .trim()
  .transform((value) => pastedVideo.exec(value)?.[1] ?? value)
  .pipe(z.string().regex(/^(?:[\w-]{11})?$/, { error: 'guide.videoId' }));

/** HTML is long. The sanitizer decides what it may contain. */
export const guideText = verbatim(50_000);

/** A text on the virtue and one on training it. An array of two, because `z.tuple` adds 0.6 kB to every page with a form. */
const guideTextPair = z
  .array(guideText)
  .length(2)
  .transform(([virtue = '', training = '']): GuideTextPair => [virtue, training]);

/** The texts of a guide in each language. Spec 2, section 3. */
const guideContent = z.object({ url: videoId, texts: z.object(inEachLanguage(() => guideTextPair)) });

export const guideInput = guideContent.extend({ virtue: virtueKey });
export const editGuideInput = guideContent.extend({ id: recordId });
export const guideByVirtueInput = z.object({ virtue: virtueKey });

export const commentText = freeText(longestText);

export const guideCommentInput = ownerInput.extend({ guide: recordId, comment: commentText });

/** The id of a comment, or the comment itself. Spec 2, section 7. */
const commentId = z.union([recordId, z.object({ id: recordId }).transform(({ id }) => id)]);

export const approveCommentInput = z.object({ guide: recordId, comment: commentId });

/** An id removes the comment; a comment with its id replaces its text. */
export const editCommentInput = z.object({
  guide: recordId,
  comment: z.union([recordId, z.object({ id: recordId, comment: commentText })]),
});
