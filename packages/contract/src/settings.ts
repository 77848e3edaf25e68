import { z } from './messages.ts';

export const settingsInput = z.object({ requireSecondFactor: z.boolean() });
