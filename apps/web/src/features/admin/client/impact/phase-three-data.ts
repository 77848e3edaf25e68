import { orAbsent } from '#features/admin/client-data.ts';
import { useScreen } from '#shared/loading/use-screen.ts';

/** The data of a client's third phase. The data of its forms are fetched along, so that the forms find them in the cache. */
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
