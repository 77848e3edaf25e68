import { questionCount } from '@miraco/domain/wellness';
import { email, emptyAsAbsent, optionalText, singleLine } from './fields.ts';
import { z } from './messages.ts';
import { wellnessAnswer } from './wellness.ts';

/** A visitor who wants to start asks the practice to answer them. */
export const startRequestInput = z.object({
  name: singleLine(100),
  email,
  phone: emptyAsAbsent(singleLine(40)),
  message: optionalText(1000).optional(),
  /** The answers of the visitor's test, if they want to send its result. */
  responses: z.array(wellnessAnswer).length(questionCount).optional(),
  consent: z.literal(true, { error: 'validation.consent' }),
  /** No person sees this field: only programs fill it in. */
  website: z.string().max(300).optional(),
});
export type StartRequest = z.output<typeof startRequestInput>;
