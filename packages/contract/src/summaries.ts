import { z } from './messages.ts';
import { userIdInput } from './users.ts';

/** Twenty times the longest summary of a client with a text in every field. */
export const maximumSummaryBytes = 2 * 1024 * 1024;

/** A summary as the browser has made it, in base64. */
export const sendSummaryInput = userIdInput.extend({
  pdf: z
    .string()
    .min(1)
    .max(4 * Math.ceil(maximumSummaryBytes / 3)),
});
