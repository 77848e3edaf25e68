import type { GuideTextPair } from '@miraco/domain/guides';
import { inEachLanguage } from '@miraco/domain/languages';
import { longestVideoAddress, videoIn } from '@miraco/domain/videos';
import { virtueKey } from './conscience.ts';
import { freeText, optionalText, ownerInput, recordId, verbatim } from './fields.ts';
import { longestText } from './lengths.ts';
import { z } from './messages.ts';

/** A video as it is stored, or "". It is read from a pasted address; the server checks its host against the setting. */
export const guideVideo = z
  .string()
  .max(longestVideoAddress)
  .transform((typed, context) => {
    const video = videoIn(typed);
    if (video === null) context.addIssue({ code: 'custom', message: 'guide.videoId' });
    return video ?? '';
  });

/** HTML is long. The sanitizer decides what it may contain. */
export const guideText = verbatim(50_000);

/** A text on the virtue and one on training it. An array of two, because `z.tuple` adds 0.6 kB to every page with a form. */
const guideTextPair = z
  .array(guideText)
  .length(2)
  .transform(([virtue = '', training = '']): GuideTextPair => [virtue, training]);

/** The texts of a guide in each language. Spec 2, section 3. */
export const guideContent = z.object({ url: guideVideo, texts: z.object(inEachLanguage(() => guideTextPair)) });

export const guideInput = guideContent.extend({ virtue: virtueKey });
export const editGuideInput = guideContent.extend({ id: recordId });
export const guideByVirtueInput = z.object({ virtue: virtueKey });

/** What the editor knew as the latest draft or version; null where there was none. */
const base = recordId.nullable();

export const saveGuideInput = guideInput.extend({ base });
export const discardGuideDraftInput = guideByVirtueInput.extend({ base });
export const guideVersionInput = z.object({ id: recordId });
export const restoreGuideInput = guideVersionInput.extend({ base });

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

/** What the team answers to a comment; an empty answer removes it. */
export const answerCommentInput = z.object({ guide: recordId, comment: recordId, answer: optionalText(longestText) });
