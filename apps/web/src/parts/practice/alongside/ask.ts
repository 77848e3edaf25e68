import type { Ask } from '#shared/loading/use-screen.ts';
import { timeZone } from '#shared/time-zone.ts';

/** The exercises of the last months beside what was measured in the same weeks. */
export const askAlongside = (ask: Ask, user: string) =>
  ask.responsibility.completions.alongside({ user, timeZone: timeZone() });
