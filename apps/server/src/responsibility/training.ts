import { ownRecordInput } from '@miraco/contract/conscience';
import { editExerciseInput, exerciseInput, finishExerciseInput } from '@miraco/contract/responsibility';
import { laterPhaseProcedure, router } from '../trpc.ts';

/** Training exercises, those under way and the essential ones. Spec 2, sections 3, 4 and 7. */
export const training = router({
  register: laterPhaseProcedure
    .input(exerciseInput)
    .mutation(({ ctx, input }) => ctx.services.store.exercises.register({ ...input, date: Date.now() })),

  getByUser: laterPhaseProcedure.query(({ ctx, input }) => ctx.services.store.exercises.of(input.user)),

  edit: laterPhaseProcedure.input(editExerciseInput).mutation(({ ctx, input }) => {
    const { user, id, level, frequency } = input;
    return ctx.services.store.exercises.edit(user, id, { level, frequency }, Date.now());
  }),

  setDone: laterPhaseProcedure.input(finishExerciseInput).mutation(({ ctx, input }) => {
    const { user, id, favourite } = input;
    return ctx.services.store.exercises.edit(user, id, { done: true, favourite }, Date.now());
  }),

  remove: laterPhaseProcedure
    .input(ownRecordInput)
    .mutation(({ ctx, input }) => ctx.services.store.exercises.remove(input.user, input.id, Date.now())),

  /** Undoes `remove`: of an unfinished exercise, or of an essential one's mark. */
  restore: laterPhaseProcedure
    .input(ownRecordInput)
    .mutation(({ ctx, input }) => ctx.services.store.exercises.restore(input.user, input.id, Date.now())),
});
