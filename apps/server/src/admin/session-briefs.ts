import { ownerInput } from '@miraco/contract/fields';
import { exerciseQuestions } from '@miraco/method/exercise-questions';
import { clientNamed } from '../client-named.ts';
import { clientDataProcedure, router, teamProcedure } from '../trpc.ts';

/** What the coach prepares the sessions of the itinerary with. */
export const sessionBriefs = router({
  /** The individual ones, and what to ask about the exercises that the client has to do. @throws AppError notFound */
  of: clientDataProcedure.input(ownerInput).query(async ({ ctx, input: { user } }) => {
    const { method, store } = ctx.services;
    await clientNamed(ctx.services, user);
    const toDo = (await store.exercises.of(user)).filter(({ done, deleted }) => !done && !deleted);
    return {
      briefs: method.sessions.individual,
      questions: exerciseQuestions(method, toDo).map(({ exercise: { id, description }, question }) => ({
        id,
        description,
        question,
      })),
    };
  }),

  /** Those of a group. */
  group: teamProcedure.query(({ ctx }) => ctx.services.method.sessions.group),
});
