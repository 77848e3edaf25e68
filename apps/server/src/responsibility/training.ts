import { ownRecordInput } from '@miraco/contract/conscience';
import {
  editExerciseInput,
  exerciseInput,
  exerciseListInput,
  finishExerciseInput,
  planInput,
  practiceInput,
} from '@miraco/contract/responsibility';
import { languages } from '@miraco/domain/languages';
import { type ExerciseList, isListed } from '@miraco/domain/training';
import { practiceOf } from '../method/cards.ts';
import { laterPhaseProcedure, router } from '../trpc.ts';

/** What left a list may come back to it for a while: the time to undo it, in milliseconds, and more. */
const undoableFor = 60 * 60 * 1000;

const isOn = (list: ExerciseList, { done }: { done: boolean }) => done === (list === 'essential');

/** Training exercises, those under way and the essential ones. Spec 2, sections 3, 4 and 7. */
export const training = router({
  /** What somebody on the team adds for a client is a suggestion of theirs. */
  register: laterPhaseProcedure.input(exerciseInput).mutation(({ ctx, input }) => {
    const { caller, services } = ctx;
    const suggester = caller.id === input.user ? null : caller.id;
    return services.store.exercises.register({ ...input, suggester, date: Date.now() });
  }),

  getByUser: laterPhaseProcedure.query(({ ctx, input }) => ctx.services.store.exercises.of(input.user)),

  /** One of the lists on the screen: all that a client has put away in five years are five times as much. */
  list: laterPhaseProcedure.input(exerciseListInput).query(async ({ ctx, input }) => {
    const all = await ctx.services.store.exercises.of(input.user);
    const since = Date.now() - undoableFor;
    return all.filter((exercise) => isOn(input.list, exercise) && (isListed(exercise) || exercise.date > since));
  }),

  /** The practice of the guide of a virtue, null where it has none, and what the client has added of it. */
  practice: laterPhaseProcedure.input(practiceInput).query(async ({ ctx, input: { user, virtue } }) => {
    const practice = practiceOf(virtue, ctx.services.method);
    const added = languages.map((language) => practice?.[language].trim());
    const all = await ctx.services.store.exercises.of(user);
    return { practice, exercises: all.filter((known) => isListed(known) && added.includes(known.description)) };
  }),

  /** How many are on the lists, and when any was changed last; null if there never was one. */
  extent: laterPhaseProcedure.query(async ({ ctx, input }) => {
    const all = await ctx.services.store.exercises.of(input.user);
    const changed = all.reduce<number | null>((latest, { date }) => Math.max(latest ?? 0, date), null);
    return { listed: all.filter(isListed).length, changed };
  }),

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
