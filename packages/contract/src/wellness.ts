import { answers, questionCount } from '@miraco/domain/wellness';
import { ownerInput } from './fields.ts';
import { z } from './messages.ts';

export const wellnessAnswer = z.literal([...answers]);

/** The 20 answers of an initial or a weekly test. Spec 1, section 3. */
export const wellnessTestInput = ownerInput.extend({ responses: z.array(wellnessAnswer).length(questionCount) });

/** An unfinished test: null for a question without an answer. */
export const wellnessDraft = z.object({
  responses: z.array(wellnessAnswer.nullable()).length(questionCount),
});
