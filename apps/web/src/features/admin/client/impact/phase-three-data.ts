import { orAbsent } from '#features/admin/client-data.ts';
import { useScreen } from '#shared/loading/use-screen.ts';

/** What the page of a client's third phase shows, and what its forms will ask for: they find it here when they are drawn. */
export const usePhaseThree = (user: string) =>
  useScreen((ask) => ({
    user: ask.admin.users.get({ id: user }, { select: orAbsent }),
    overview: ask.conscience.overview({ user }),
    personal: ask.impact.personal.get({ user }),
    professional: ask.impact.professional.get({ user }),
    couple: ask.impact.couple.get({ user }),
    reading: ask.impact.reading(),
    words: ask.method.virtues(),
    scenarios: ask.method.scenarios(),
    partners: ask.method.polarity(),
    purpose: ask.method.purpose(),
    creations: ask.method.creations(),
  }));

export type PhaseThreeData = NonNullable<ReturnType<typeof usePhaseThree>['data']>;
