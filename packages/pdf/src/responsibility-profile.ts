import { historyMarker, noSign } from '@miraco/domain/evaluation';
import { virtuesRated } from '@miraco/domain/ratings';
import { trainingGroup } from '@miraco/domain/training';
import { strengths, type Virtue } from '@miraco/domain/virtues';
import type { Translator } from '@miraco/i18n/translator';
import { compose } from './compose.ts';
import { exercisesStart, type VirtueExercises, writeExercises } from './exercise-tables.ts';
import { writeHeader } from './header.ts';
import type { ResponsibilityProfile, ResponsibilitySheet } from './responsibility-sheet.ts';
import { writeWeeks } from './responsibility-weeks.ts';
import { writeSection } from './sheet.ts';
import { writeStatements } from './statements.ts';
import { type Cell, writeTable } from './table.ts';
import type { FontFiles } from './typeface.ts';
import { writeText } from './write.ts';

/**
 * What a client does in Responsibility, on A4 (spec 2, section 9): the weekly results, how each virtue stands, the exercises to do
 * and the essential ones, and the manifesto. Has page numbers, title, language and bookmarks; no text makes it throw.
 * @param t words of the document's own language
 * @param fonts TrueType files; only the letters used are embedded
 * @returns the bytes of the PDF
 */
export async function responsibilityProfile(
  profile: ResponsibilityProfile,
  t: Translator,
  fonts: FontFiles,
): Promise<Uint8Array> {
  const { name } = profile;
  return compose({
    about: { ...profile, title: t('pdf.responsibility.title', { name }) },
    t,
    fonts,
    write: (base) => {
      const sheet = { ...base, profile, t };
      writeHeader(sheet, { kind: t('pdf.responsibility.kind'), ...profile }, t);
      writeWeeks(sheet);
      writeStates(sheet);
      writeExercisesSection(sheet, t('pdf.responsibility.toDo'), profile.toDo, t('pdf.exercises.none'));
      writeExercisesSection(
        sheet,
        t('pdf.responsibility.essential'),
        profile.essential,
        t('pdf.responsibility.noEssential'),
      );
      writeManifest(sheet);
      sheet.cursor.down(28);
      writeText(sheet.cursor, t('result.snapshot'), sheet.styles.quiet);
    },
  });
}

/** Writes the state of each virtue by the latest evaluations: how often a lack of it shows, and the state that follows. */
function writeStates(sheet: ResponsibilitySheet): void {
  const { profile, t, styles, cursor } = sheet;
  const { ratings, names, evaluations } = profile;
  const rated = strengths.flatMap((strength) =>
    virtuesRated(ratings, strength).map((virtue) => ({ virtue, strength })),
  );
  const shown = evaluations.length > 0 ? rated : [];
  writeSection(sheet, t('pdf.responsibility.states'), 110);
  const lead = shown.length > 0 ? t('pdf.responsibility.statesLead') : t('pdf.responsibility.noEvaluations');
  writeText(cursor, lead, styles.quiet);
  cursor.down(6);
  if (shown.length > 0) {
    writeTable(cursor, {
      widths: [0.38, 0.36, 0.26],
      padding: 3.5,
      head: [t('pdf.responsibility.virtue'), t('pdf.responsibility.shows'), t('pdf.responsibility.state')].map(
        (text): Cell => [{ text, style: styles.small }],
      ),
      rows: shown.map(({ virtue, strength }): Cell[] => {
        const { group, state } = standing(sheet, virtue);
        return [
          [{ text: names[virtue], style: styles.labelStrong, sign: strength }],
          [{ text: t(`phases.frequency.${group}`), style: styles.label, sign: group }],
          [{ text: state ? t(`phases.state.${state}`) : '', style: styles.label }],
        ];
      }),
    });
  }
  cursor.down(28);
}

function standing({ profile: { evaluations } }: ResponsibilitySheet, virtue: Virtue) {
  const group = trainingGroup(virtue, evaluations);
  if (group === 'notEvaluated') return { group, state: undefined };
  return { group, state: historyMarker(group === noSign ? noSign : { [virtue]: group }) };
}

function writeExercisesSection(
  sheet: ResponsibilitySheet,
  title: string,
  list: readonly VirtueExercises[],
  none: string,
): void {
  const { profile, t, styles, cursor } = sheet;
  const filled = list.filter(({ exercises }) => exercises.length > 0);
  writeSection(sheet, title, 6 + Math.max(exercisesStart(sheet, filled, profile, t), styles.quiet.leading));
  cursor.down(6);
  if (filled.length === 0) writeText(cursor, none, styles.quiet);
  else writeExercises(sheet, filled, profile, t);
  cursor.down(18);
}

function writeManifest(sheet: ResponsibilitySheet): void {
  const { profile, t, styles, cursor } = sheet;
  const section = writeSection(sheet, t('pdf.manifest.kind'), 120);
  const { statements } = profile;
  section.children = writeStatements(sheet, { person: profile, statements, t, title: styles.group });
  if (section.children.length === 0) writeText(cursor, t('pdf.responsibility.noManifest'), styles.quiet);
}
