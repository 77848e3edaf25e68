import { askedAsOne, type ClientData } from '#features/admin/client-data.ts';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';

type Impact = Outputs['impact'];

/** What the page of a client's third phase shows beside the forms, which read the rest themselves. */
export interface PhaseThreeData extends ClientData {
  personal: Impact['personal']['get'];
  professional: Impact['professional']['get'];
  couple: Impact['couple']['get'];
  reading: Impact['reading'];
  texts: ClientData['texts'] & { scenarios: Outputs['method']['scenarios'] };
}

const forever = { staleTime: Number.POSITIVE_INFINITY };

/** Asks for the whole page at once, and for what its forms will ask for too: they find it here when they are drawn. */
export function usePhaseThree(id: string) {
  const owner = { user: id };
  return trpc.useQueries(
    (ask) => [
      ask.admin.users.get({ id }),
      ask.conscience.overview(owner),
      ask.impact.personal.get(owner),
      ask.impact.professional.get(owner),
      ask.impact.couple.get(owner),
      ask.impact.reading(undefined, forever),
      ask.method.virtues(undefined, forever),
      ask.method.scenarios(undefined, forever),
      ask.method.polarity(undefined, forever),
      ask.method.purpose(undefined, forever),
      ask.method.creations(undefined, forever),
    ],
    {
      combine: (queries) => {
        const [user, overview, personal, professional, couple, reading, virtues, scenarios, ...forForms] = queries;
        const data: PhaseThreeData | undefined =
          user.data &&
          overview.data &&
          personal.data !== undefined &&
          professional.data !== undefined &&
          couple.data !== undefined &&
          reading.data &&
          virtues.data &&
          scenarios.data &&
          forForms.every(({ data: words }) => words)
            ? {
                user: user.data,
                overview: overview.data,
                personal: personal.data,
                professional: professional.data,
                couple: couple.data,
                reading: reading.data,
                texts: { virtues: virtues.data, scenarios: scenarios.data },
              }
            : undefined;
        return askedAsOne(queries, data);
      },
    },
  );
}
