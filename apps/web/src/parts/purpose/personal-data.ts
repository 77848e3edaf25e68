import { type Ask, useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';

/** The data of the personal purpose's form and summary. */
export const personalData = (ask: Ask, user = userId()) => ({
  personal: ask.impact.personal.get({ user }),
  overview: ask.conscience.overview({ user }),
  words: ask.method.virtues(),
  partners: ask.method.polarity(),
  purpose: ask.method.purpose(),
  creations: ask.method.creations(),
});

export const usePersonalData = (user: string) => useScreen((ask) => personalData(ask, user));

export type PersonalData = NonNullable<ReturnType<typeof usePersonalData>['data']>;

/** Lists virtues by name, for running text. */
export function listVirtues(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
