import { virtues } from '@miraco/domain/virtues';
import { z } from 'zod';
import { forEachVirtue, translated } from './text.ts';

/** Folders of operators from before the texts of support lack them: then only names are shown. */
const partnerPair = z.strictObject({
  partner: z.enum(virtues),
  why: translated(220),
  support: translated(160).optional(),
});

/**
 * The 1 to 4 partners that balance each virtue. `why` speaks to somebody strong in the virtue, `support` to somebody who trains it.
 * No virtue is its own partner, and each is a partner of another.
 */
export const polarity = forEachVirtue(z.array(partnerPair).min(1).max(4)).superRefine((file, context) => {
  const reached = new Set<string>();
  for (const virtue of virtues) {
    const partners = file[virtue].map((pair) => pair.partner);
    for (const [position, partner] of partners.entries()) {
      const path = [virtue, position, 'partner'];
      reached.add(partner);
      if (partner === virtue) context.addIssue({ code: 'custom', path, message: 'is the virtue itself' });
      if (partners.indexOf(partner) !== position) context.addIssue({ code: 'custom', path, message: 'is named twice' });
    }
  }
  for (const virtue of virtues) {
    if (!reached.has(virtue))
      context.addIssue({ code: 'custom', path: [virtue], message: 'is not the partner of any virtue' });
  }
});
