import { forEveryVirtue, type Virtue } from '@miraco/domain/virtues';
import type { Method } from './schemas.ts';
import type { Translated } from './text.ts';

/** The names of the virtues alone, without their texts. */
export function virtueNames({ virtues }: Pick<Method, 'virtues'>): Record<Virtue, Translated> {
  return forEveryVirtue((virtue) => virtues[virtue].name);
}
