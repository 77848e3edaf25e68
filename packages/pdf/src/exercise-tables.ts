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
  /** “When …, I will …. If it goes wrong, I will …”: empty where nothing is said. */
  cue: string;
  act: string;
  setback: string;
  /** How many times it is meant to be done; null without an end. */
  times: number | null;
  /** How often it was done. */
  total: number;
}

export interface VirtueExercises {
  virtue: Virtue;
  exercises: readonly PrintedExercise[];
}

/** Without the full stop: the sentence brings its own. */
const inSentence = (text: string) => text.trim().replace(/[\s.]+$/u, '');

/** When and how it is meant to be done; empty where nothing is said. */
function planOf(exercise: PrintedExercise, t: Translator): string {
  const [cue, act, setback] = [exercise.cue, exercise.act, exercise.setback].map(inSentence);
  const sentences = [
    cue && act && t('pdf.plan.whenIWill', { cue, act }),
    cue && !act && t('pdf.plan.when', { cue }),
    act && !cue && t('pdf.plan.iWill', { act }),
    setback && t('pdf.plan.ifItGoesWrong', { setback }),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** How often it was done; empty for one that never was. */
function doneOf({ times, total }: PrintedExercise, t: Translator): string {
  if (total === 0) return '';
  return times === null ? t('pdf.exercises.done', { count: total }) : t('pdf.exercises.doneOf', { total, times });
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
    rows: exercises.map((exercise): Cell[] => [
      [
        { text: exercise.description, style: styles.text, sign: 'box' },
        ...[planOf(exercise, t), doneOf(exercise, t)]
          .filter((text) => text !== '')
          .map((text) => ({ text, style: styles.quiet })),
      ],
      [{ text: t(`phases.exerciseLevel.${exercise.level}`), style: styles.quiet }],
      [{ text: t(`phases.exerciseFrequency.${exercise.frequency}`), style: styles.quiet }],
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
