import { ownRecordInput } from '@miraco/contract/conscience';
import { editExerciseInput, exerciseInput, finishExerciseInput, planInput } from '@miraco/contract/responsibility';
import { laterPhaseProcedure, router } from '../trpc.ts';

/** Training exercises, those under way and the essential ones. Spec 2, sections 3, 4 and 7. */
export const training = router({
  /** What somebody on the team adds for a client is a suggestion of theirs. */
  register: laterPhaseProcedure.input(exerciseInput).mutation(({ ctx, input }) => {
    const { caller, services } = ctx;
    const suggester = caller.id === input.user ? null : caller.id;
    return services.store.exercises.register({ ...input, suggester, date: Date.now() });
  }),

  getByUser: laterPhaseProcedure.query(({ ctx, input }) => ctx.services.store.exercises.of(input.user)),

  edit: laterPhaseProcedure.input(editExerciseInput).mutation(({ ctx, input }) => {
    const { user, id, level, frequency } = input;
    return ctx.services.store.exercises.edit(user, id, { level, frequency }, Date.now());
  }),

  /** What its owner plans: when, what, and what to do if it goes wrong. */
  plan: laterPhaseProcedure.input(planInput).mutation(({ ctx, input }) => {
    const { user, id, cue, act, setback } = input;
    return ctx.services.store.exercises.edit(user, id, { cue, act, setback }, Date.now());
  }),

  setDone: laterPhaseProcedure.input(finishExerciseInput).mutation(({ ctx, input }) => {
    const { user, id, favourite } = input;
    return ctx.services.store.exercises.edit(user, id, { done: true, favourite }, Date.now());
  }),

  remove: laterPhaseProcedure.input(ownRecordInput).mutation(({ ctx, input }) => {
    const removal = { date: Date.now(), remover: ctx.caller.id };
    return ctx.services.store.exercises.remove(input.user, input.id, removal);
  }),

  /** Undoes `remove`: of an unfinished exercise, or of an essential one's mark. */
  restore: laterPhaseProcedure
    .input(ownRecordInput)
    .mutation(({ ctx, input }) => ctx.services.store.exercises.restore(input.user, input.id, Date.now())),
});
