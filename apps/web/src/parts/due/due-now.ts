import { paths } from '@miraco/contract/paths';
import { type Duty, dueFor, type Situation } from '@miraco/domain/due';
import { withinWeek } from '#parts/later-phases/week.ts';
import { momentAt } from '#parts/moment/address.ts';
import { dayHere } from '#shared/day-here.ts';

/** What is due for the reader now, by their own calendar: see `dueFor`. */
export function dueNow(situation: Situation, now = Date.now()): Duty[] {
  return dueFor(situation, { now, today: dayHere(now), isWeekOld: (moment) => !withinWeek(moment, now) });
}

/** Where each thing is done. */
export const dutyPages = {
  session: paths.profile,
  initial: paths.initialTest,
  weak: paths.weak,
  prospect: paths.prospect,
  mediumhard: paths.mediumHard,
  finished: momentAt(paths.resume, 'conscience'),
  weekly: paths.weekly,
  evaluation: paths.evaluation,
  firstExercise: paths.training,
  exercises: paths.training,
  manifest: paths.manifest,
  personal: paths.personal,
  professional: paths.professional,
} as const satisfies Record<Duty, string>;
