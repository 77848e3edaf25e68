import type { CalendarEvent } from '@miraco/calendar/calendar-event';
import { exerciseEntry } from '@miraco/calendar/exercise-entry';
import { saveIcs } from '#shared/calendar/save-ics.ts';

/** Hands an exercise to the browser as a calendar file. Spec 2, section 2. */
export const saveExercise = (event: CalendarEvent): void => saveIcs('exercise_miraco.ics', exerciseEntry(event));
