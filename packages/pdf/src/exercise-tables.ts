import type { ExerciseFrequency, ExerciseLevel } from '@miraco/domain/training';
import type { Virtue } from '@miraco/domain/virtues';
import type { Translator } from '@miraco/i18n/translator';
import type { Person } from './person.ts';
import type { Sheet } from './sheet.ts';
import { type Cell, startHeight, type Table, writeTable } from './table.ts';

export interface PrintedExercise {
  description: string;
  level: ExerciseLevel;
  frequency: ExerciseFrequency;
}

export interface VirtueExercises {
  virtue: Virtue;
  exercises: readonly PrintedExercise[];
}

/** The virtue is the head, so that it is repeated above its exercises on every page. */
function tableOf(
  { styles }: Sheet,
  { virtue, exercises }: VirtueExercises,
  { ratings, names }: Person,
  t: Translator,
): Table {
  const strength = ratings[virtue]?.strength;
  return {
    widths: [0.64, 0.15, 0.21],
    padding: 4,
    head: [[{ text: names[virtue], style: styles.strong, ...(strength && { sign: strength }) }]],
    rows: exercises.map(({ description, level, frequency }): Cell[] => [
      [{ text: description, style: styles.text, sign: 'box' }],
      [{ text: t(`phases.exerciseLevel.${level}`), style: styles.quiet }],
      [{ text: t(`phases.exerciseFrequency.${frequency}`), style: styles.quiet }],
    ]),
  };
}

/** The height that a title above the exercises has to stay with. */
export function exercisesStart(sheet: Sheet, [first]: readonly VirtueExercises[], person: Person, t: Translator) {
  return first ? startHeight(sheet.cursor, tableOf(sheet, first, person, t)) : 0;
}

/** Writes exercises by virtue, each with a box to tick, its level and its frequency. */
export function writeExercises(sheet: Sheet, list: readonly VirtueExercises[], person: Person, t: Translator): void {
  for (const entry of list) {
    writeTable(sheet.cursor, tableOf(sheet, entry, person, t));
    sheet.cursor.down(14);
  }
}
