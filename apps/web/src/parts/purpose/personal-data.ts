import { useScreen } from '#shared/loading/use-screen.ts';

/** The data of the personal purpose's form and summary. */
export const usePersonalData = (user: string) =>
  useScreen((ask) => ({
    personal: ask.impact.personal.get({ user }),
    overview: ask.conscience.overview({ user }),
    words: ask.method.virtues(),
    partners: ask.method.polarity(),
    purpose: ask.method.purpose(),
    creations: ask.method.creations(),
  }));

export type PersonalData = NonNullable<ReturnType<typeof usePersonalData>['data']>;

/** Lists virtues by name, for running text. */
export function listVirtues(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
