import { forEveryVirtue, type Virtue } from '@miraco/domain/virtues';
import type { Method } from './schemas.ts';
import type { Translated } from './text.ts';

/** What the virtues are called, without what the method says about them. */
export function virtueNames({ virtues }: Pick<Method, 'virtues'>): Record<Virtue, Translated> {
  return forEveryVirtue((virtue) => virtues[virtue].name);
}
