import { careSources } from '@miraco/domain/care';
import { userId } from './fields.ts';
import { z } from './messages.ts';

/** A line about a client who may need care. */
export const careLineInput = z.object({ user: userId, source: z.enum(careSources) });

/** `date` is that of the line that was shown: a later event stays unseen. */
export const seenCareLineInput = careLineInput.extend({ date: z.number().int() });
