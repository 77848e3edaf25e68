import { askedAsOne, type ClientData } from '#features/admin/client-data.ts';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';

type Responsibility = Outputs['responsibility'];

/** Everything that the page of a client's second phase shows. Histories are newest first. */
export interface PhaseTwoData extends ClientData {
  mediumHard: Outputs['conscience']['mediumHard']['get'];
  weekly: Responsibility['weekly']['getByUser'];
  evaluations: Responsibility['evaluation']['getByUser'];
  exercises: Responsibility['training']['getByUser'];
  manifest: Responsibility['manifest']['get'];
}

export type Exercise = PhaseTwoData['exercises'][number];

/** Asks for the whole page at once, in one request; the words of the method are fetched once in a session. */
export function usePhaseTwo(id: string) {
  const owner = { user: id };
  return trpc.useQueries(
    (ask) => [
      ask.admin.users.get({ id }),
      ask.conscience.overview(owner),
      ask.conscience.mediumHard.get(owner),
      ask.responsibility.weekly.getByUser(owner),
      ask.responsibility.evaluation.getByUser(owner),
      ask.responsibility.training.getByUser(owner),
      ask.responsibility.manifest.get(owner),
      ask.method.virtues(undefined, { staleTime: Number.POSITIVE_INFINITY }),
    ],
    {
      combine: (queries) => {
        const [user, overview, mediumHard, weekly, evaluations, exercises, manifest, virtues] = queries;
        const data: PhaseTwoData | undefined =
          user.data &&
          overview.data &&
          mediumHard.data !== undefined &&
          weekly.data &&
          evaluations.data &&
          exercises.data &&
          manifest.data &&
          virtues.data
            ? {
                user: user.data,
                overview: overview.data,
                mediumHard: mediumHard.data,
                weekly: weekly.data,
                evaluations: evaluations.data,
                exercises: exercises.data,
                manifest: manifest.data,
                texts: { virtues: virtues.data },
              }
            : undefined;
        return askedAsOne(queries, data);
      },
    },
  );
}
