import { AppError } from '@miraco/contract/app-error';
import type { RecordId } from '@miraco/contract/fields';
import {
  alongsideInput,
  completionInput,
  completionsInput,
  removeCompletionInput,
} from '@miraco/contract/responsibility';
import { alongside } from '@miraco/domain/alongside';
import { addDays, completionFault, knownDays, periodOf } from '@miraco/domain/completions';
import { historyMarker } from '@miraco/domain/evaluation';
import { isListed } from '@miraco/domain/training';
import { overallPointsPerUnit, scoreWellness } from '@miraco/domain/wellness';
import { dayOf } from '../mail/local-time.ts';
import { zoneNamed, zoneOf, zoneOfUser } from '../time-zone.ts';
import { laterPhaseProcedure, router } from '../trpc.ts';

const faults = { future: 'futureDay', tooLate: 'dayTooLate' } as const;

/** The earliest of the known days, by the earliest time zone: a day more does no harm. */
const firstKnownDay = () => addDays(new Date().toISOString().slice(0, 10), -knownDays);

/** The days on which exercises were done. */
export const completions = router({
  /** A second completion of the same exercise and day replaces the first. */
  register: laterPhaseProcedure.input(completionInput).mutation(async ({ ctx, input }) => {
    const { store } = ctx.services;
    const { timeZone, ...completion } = input;
    const date = Date.now();
    const fault = completionFault(completion.day, dayOf(date, await zoneOfUser(store, input.user, timeZone)));
    if (fault) throw new AppError(faults[fault], { field: 'day' });
    return store.completions.register({ ...completion, date });
  }),

  remove: laterPhaseProcedure
    .input(removeCompletionInput)
    .mutation(({ ctx, input }) => ctx.services.store.completions.remove(input)),

  getByUser: laterPhaseProcedure.input(completionsInput).query(async ({ ctx, input }) => {
    const { completions: store, exercises, mailPreferences } = ctx.services.store;
    // Readers elsewhere count weeks where the client is.
    const timeZone = zoneNamed((await mailPreferences.of(input.user))?.timeZone);
    const [recent, totals] = [await store.since(input.user, firstKnownDay()), await store.totals(input.user)];
    if (!input.listed) return { recent, totals, timeZone };
    const listed = new Set((await exercises.of(input.user)).filter(isListed).map(({ id }) => id));
    const isOfList = ({ exercise }: { exercise: RecordId }) => listed.has(exercise);
    return { recent: recent.filter(isOfList), totals: totals.filter(isOfList), timeZone };
  }),

  /** Each exercise of the last months that was done in three weeks, beside what was measured meanwhile; the most often done first. */
  alongside: laterPhaseProcedure.input(alongsideInput).query(async ({ ctx, input: { user, timeZone } }) => {
    const { completions: store, evaluations, exercises, mailPreferences, wellnessTests } = ctx.services.store;
    const zone = zoneOf((await mailPreferences.of(user))?.timeZone, timeZone);
    const since = firstKnownDay();
    // From the week before on: a week begins elsewhere some hours earlier.
    const firstWeek = Date.parse(periodOf('weekly', addDays(since, -7)));
    const isKnown = ({ date }: { date: number }) => date >= firstWeek;
    const withDay = <Dated extends { date: number }>(one: Dated) => ({ ...one, day: dayOf(one.date, zone) });
    const tests = (await wellnessTests.weeklyOf(user))
      .filter(isKnown)
      .map(withDay)
      .map(({ day, responses }) => ({ day, mean: scoreWellness(responses).overall.points / overallPointsPerUnit }));
    const evaluated = (await evaluations.of(user)).filter(isKnown).map(withDay);
    const recent = Map.groupBy(await store.since(user, since), ({ exercise }) => exercise);
    const practised = (await exercises.of(user)).filter(({ id, deleted }) => !deleted && recent.has(id));
    return practised
      .flatMap(({ id, description, virtue }) => {
        const found = alongside({
          days: recent.get(id)?.map(({ day }) => day) ?? [],
          tests,
          evaluations: evaluated.flatMap(({ day, ratings }) => {
            const state = historyMarker(ratings[virtue]);
            return state ? [{ day, state }] : [];
          }),
        });
        return found ? [{ exercise: { id, description, virtue }, found }] : [];
      })
      .toSorted((one, other) => other.found.times - one.found.times);
  }),
});
