import { askedAsOne, type ClientData } from '#features/admin/client-data.ts';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';

type Conscience = Outputs['conscience'];
type Method = Outputs['method'];

/** Everything that the page of a client's first phase shows. */
export interface PhaseOneData extends ClientData {
  initial: Conscience['initial']['get'];
  weak: Conscience['weak']['get'];
  prospects: Conscience['prospect']['get'];
  mediumHard: Conscience['mediumHard']['get'];
  habits: Conscience['harmful']['get'];
  texts: ClientData['texts'] & {
    wellness: Method['wellness'];
    statements: Method['statements'];
    emotions: Method['emotions'];
    behaviours: Method['behaviours'];
    people: Method['people'];
    frequencies: Method['habitFrequencies'];
  };
}

export type Prospect = PhaseOneData['prospects'][number];
export type Habit = PhaseOneData['habits'][number];

const forever = { staleTime: Number.POSITIVE_INFINITY };

/**
 * Asks for the whole page at once. What is the client's comes first, so that it travels together in one request; the words of
 * the method are fetched once in a session.
 */
export function usePhaseOne(id: string) {
  const owner = { user: id };
  return trpc.useQueries(
    (ask) => [
      ask.admin.users.get({ id }),
      ask.conscience.initial.get(owner),
      ask.conscience.weak.get(owner),
      ask.conscience.prospect.get(owner),
      ask.conscience.mediumHard.get(owner),
      ask.conscience.harmful.get(owner),
      ask.conscience.overview(owner),
      ask.method.wellness(undefined, forever),
      ask.method.virtues(undefined, forever),
      ask.method.statements(undefined, forever),
      ask.method.emotions(undefined, forever),
      ask.method.behaviours(undefined, forever),
      ask.method.people(undefined, forever),
      ask.method.habitFrequencies(undefined, forever),
    ],
    {
      combine: (queries) => {
        const [user, initial, weak, prospects, mediumHard, habits, overview, ...method] = queries;
        const [wellness, virtues, statements, emotions, behaviours, people, frequencies] = method;
        const data: PhaseOneData | undefined =
          user.data &&
          initial.data !== undefined &&
          weak.data !== undefined &&
          prospects.data &&
          mediumHard.data !== undefined &&
          habits.data &&
          overview.data &&
          wellness.data &&
          virtues.data &&
          statements.data &&
          emotions.data &&
          behaviours.data &&
          people.data &&
          frequencies.data
            ? {
                user: user.data,
                initial: initial.data,
                weak: weak.data,
                prospects: prospects.data,
                mediumHard: mediumHard.data,
                habits: habits.data,
                overview: overview.data,
                texts: {
                  wellness: wellness.data,
                  virtues: virtues.data,
                  statements: statements.data,
                  emotions: emotions.data,
                  behaviours: behaviours.data,
                  people: people.data,
                  frequencies: frequencies.data,
                },
              }
            : undefined;
        return askedAsOne(queries, data);
      },
    },
  );
}
