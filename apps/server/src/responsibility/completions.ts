import { AppError } from '@miraco/contract/app-error';
import type { RecordId } from '@miraco/contract/fields';
import { completionInput, completionsInput, removeCompletionInput } from '@miraco/contract/responsibility';
import { addDays, completionFault, knownDays } from '@miraco/domain/completions';
import { isListed } from '@miraco/domain/training';
import { dayOf } from '../mail/local-time.ts';
import { laterPhaseProcedure, router } from '../trpc.ts';

const faults = { future: 'futureDay', tooLate: 'dayTooLate' } as const;

/** The days on which exercises were done. */
export const completions = router({
  /** A second completion of the same exercise and day replaces the first. */
  register: laterPhaseProcedure.input(completionInput).mutation(({ ctx, input }) => {
    const { timeZone, ...completion } = input;
    const date = Date.now();
    const fault = completionFault(completion.day, dayOf(date, timeZone));
    if (fault) throw new AppError(faults[fault], { field: 'day' });
    return ctx.services.store.completions.register({ ...completion, date });
  }),

  remove: laterPhaseProcedure
    .input(removeCompletionInput)
    .mutation(({ ctx, input }) => ctx.services.store.completions.remove(input)),

  getByUser: laterPhaseProcedure.input(completionsInput).query(async ({ ctx, input }) => {
    const { completions: store, exercises, mailPreferences } = ctx.services.store;
    // By the day of the earliest time zone: a day more does no harm.
    const since = addDays(new Date().toISOString().slice(0, 10), -knownDays);
    // Readers elsewhere count weeks where the client is.
    const timeZone = (await mailPreferences.of(input.user))?.timeZone ?? null;
    const [recent, totals] = [await store.since(input.user, since), await store.totals(input.user)];
    if (!input.listed) return { recent, totals, timeZone };
    const listed = new Set((await exercises.of(input.user)).filter(isListed).map(({ id }) => id));
    const isOfList = ({ exercise }: { exercise: RecordId }) => listed.has(exercise);
    return { recent: recent.filter(isOfList), totals: totals.filter(isOfList), timeZone };
  }),
});
