import type { TrainingGroup } from '@miraco/domain/training';
import type { Strength } from '@miraco/domain/virtues';
import type { Translator } from '@miraco/i18n/translator';
import { compose } from './compose.ts';
import { drawSign } from './drawings.ts';
import { exercisesStart, type VirtueExercises, writeExercises } from './exercise-tables.ts';
import { writeHeader } from './header.ts';
import type { Bookmark } from './outline.ts';
import type { Person } from './person.ts';
import { type Sheet, writeSection } from './sheet.ts';
import type { FontFiles } from './typeface.ts';
import { footOf, setLine, writeText } from './write.ts';

interface GroupOfExercises {
  group: TrainingGroup;
  virtues: readonly VirtueExercises[];
}

export interface PrintedExercises extends Person {
  /** The strength of the block's virtues. */
  strength: Strength;
  /** In the order of the screen's groups. */
  groups: readonly GroupOfExercises[];
}

const signSize = 9;
const signRoom = 15;

/** Without groups and virtues that have no exercises. */
function toDo(groups: readonly GroupOfExercises[]): GroupOfExercises[] {
  return groups
    .map(({ group, virtues }) => ({ group, virtues: virtues.filter(({ exercises }) => exercises.length > 0) }))
    .filter(({ virtues }) => virtues.length > 0);
}

/** Writes the frequency of a group with its marker, and keeps it with the first exercise below. */
function writeGroupTitle({ cursor, styles: { group: style } }: Sheet, group: TrainingGroup, title: string): Bookmark {
  const bookmark = { title, page: cursor.pageIndex, y: cursor.y };
  cursor.down(style.leading);
  drawSign(cursor.page, group, { x: cursor.left + signSize / 2, y: cursor.y + style.leading / 2 }, signSize);
  setLine(cursor.page, title, style, { x: cursor.left + signRoom, y: cursor.y + footOf(style) });
  return bookmark;
}

/**
 * The exercises of one block on A4 (spec 2, section 2), to tick off: by the frequency with which a lack of the virtue shows, and
 * by virtue. Has page numbers, title, language and bookmarks; no text makes it throw.
 * @param t words of the document's own language
 * @param fonts TrueType files; only the letters used are embedded
 * @returns the bytes of the PDF
 */
export async function exercisesDocument(block: PrintedExercises, t: Translator, fonts: FontFiles): Promise<Uint8Array> {
  const { name, strength } = block;
  return compose({
    about: { ...block, title: t('pdf.exercises.title', { name }) },
    t,
    fonts,
    write: (sheet) => {
      const { cursor, styles } = sheet;
      const groups = toDo(block.groups);
      writeHeader(sheet, { kind: t('pdf.exercises.kind'), ...block }, t);
      const section = writeSection(sheet, t(`pdf.blocks.${strength}`), 0);
      if (groups.length === 0) writeText(cursor, t('pdf.exercises.none'), styles.quiet);
      section.children = groups.map(({ group, virtues }) => {
        cursor.down(10);
        cursor.ensureRoom(styles.group.leading + exercisesStart(sheet, virtues, block, t));
        const bookmark = writeGroupTitle(sheet, group, t(`pdf.groups.${group}`));
        writeExercises(sheet, virtues, block, t);
        return bookmark;
      });
    },
  });
}
