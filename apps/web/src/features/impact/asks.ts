// What the scenarios ask for: asked ahead, while their code is still on its way. The forms: `parts/purpose/asks.ts`.
import type { Ask } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';

/** All three purposes. */
export const askPurposes = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  overview: ask.conscience.overview({ user }),
  professional: ask.impact.professional.get({ user }),
  couple: ask.impact.couple.get({ user }),
  personal: ask.impact.personal.get({ user }),
  reading: ask.impact.reading(),
  words: ask.method.virtues(),
  scenarios: ask.method.scenarios(),
});
