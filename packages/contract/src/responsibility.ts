import { maximumSigns, noSign, signFrequencies } from '@miraco/domain/evaluation';
import type { GuideTextPair } from '@miraco/domain/guides';
import { inEachLanguage } from '@miraco/domain/languages';
import { exerciseFrequencies, exerciseLevels } from '@miraco/domain/training';
import { longestText, ownRecordInput, virtueKey } from './conscience.ts';
import { freeText, optionalText, ownerInput, recordId, verbatim } from './fields.ts';
import { z } from './messages.ts';

/** Asked by use, for no list has every name: what one browser calls Asia/Calcutta is Asia/Kolkata in another. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** An IANA time zone: what a day is depends on where its user lives. */
const timeZone = z.string().max(64).refine(isTimeZone, { error: 'validation.timeZone' }).default('UTC');

const virtueEvaluation = z.union([z.literal(noSign), z.record(z.string().min(1).max(40), z.enum(signFrequencies))]);

/** Per virtue its signs with their frequency, or `ninguno`. Spec 2, sections 3 and 5. */
const evaluation = z.partialRecord(virtueKey, virtueEvaluation).superRefine((entries, context) => {
  for (const [virtue, entry] of Object.entries(entries)) {
    if (entry !== noSign && Object.keys(entry).length > maximumSigns) {
      context.addIssue({ code: 'custom', path: [virtue], message: 'evaluation.3alreadyselected' });
    }
  }
});

export const evaluationInput = ownerInput.extend({ evaluation, timeZone });

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

/** Done, and whether it is kept as essential. Spec 2, section 4. */
export const finishExerciseInput = ownRecordInput.extend({ favourite: z.boolean() });

export const statementText = optionalText(longestText);

/** Statements by virtue, all or some; an empty text clears its virtue's. Spec 2, section 7. A key of no virtue is refused when saved. */
export const manifestInput = ownerInput.extend({
  statements: z.record(z.string(), statementText, {
    error: (issue) => (issue.input === undefined ? 'errors.invalid' : undefined),
  }),
});

const pastedVideo =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})(?:[?&#/]\S*)?$/;

/** A video id, or nothing. The id is taken out of a pasted address of the video site; anything else is refused. */
export const videoId = z
  .string()
  .trim()
  .transform((value) => pastedVideo.exec(value)?.[1] ?? value)
  .pipe(z.string().regex(/^(?:[\w-]{11})?$/, { error: 'guide.videoId' }));

/** HTML is long; what it may contain is decided when it is cleaned. */
export const guideText = verbatim(50_000);

/** What the virtue is, and how to train it. An array of two, because `z.tuple` adds 0.6 kB to every page with a form. */
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

/** A client's comment on a guide. */
export const guideCommentInput = ownerInput.extend({ guide: recordId, comment: commentText });

/** A comment by its id, or the comment itself. Spec 2, section 7. */
const commentId = z.union([recordId, z.object({ id: recordId }).transform(({ id }) => id)]);

export const approveCommentInput = z.object({ guide: recordId, comment: commentId });

/** An id removes the comment; a comment with its id replaces its text. */
export const editCommentInput = z.object({
  guide: recordId,
  comment: z.union([recordId, z.object({ id: recordId, comment: commentText })]),
});
