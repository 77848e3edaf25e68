// What the forms of the three purposes ask for: of a client, or of the team about one. Of a client they ask ahead, while their code is still on
// its way.
import type { Ask } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';

/** Form and summary. */
export const askPersonal = (ask: Ask, user = userId()) => ({
  personal: ask.impact.personal.get({ user }),
  overview: ask.conscience.overview({ user }),
  words: ask.method.virtues(),
  partners: ask.method.polarity(),
  purpose: ask.method.purpose(),
  creations: ask.method.creations(),
});

export const askProfessional = (ask: Ask, user = userId()) => ({
  overview: ask.conscience.overview({ user }),
  professional: ask.impact.professional.get({ user }),
  reading: ask.impact.reading(),
  scenarios: ask.method.scenarios(),
  words: ask.method.virtues(),
});

export const askCouple = (ask: Ask, user = userId()) => ({
  overview: ask.conscience.overview({ user }),
  couple: ask.impact.couple.get({ user }),
  reading: ask.impact.reading(),
  scenarios: ask.method.scenarios(),
  words: ask.method.virtues(),
  partners: ask.method.polarity(),
});
