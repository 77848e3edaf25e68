import { virtuesRated } from '@miraco/domain/ratings';
import { type Strength, type Virtue, virtues } from '@miraco/domain/virtues';
import type { Translator } from '@miraco/i18n/translator';
import type { Bookmark } from './outline.ts';
import { manifestOrder, type Person } from './person.ts';
import type { Sheet } from './sheet.ts';
import { type Cell, startHeight, writeTable } from './table.ts';
import { type Style, writeText } from './write.ts';

/** What a client has written about virtues; blank ones are not printed. */
export type Statements = Readonly<Partial<Record<Virtue, string>>>;

/** Virtues with a statement that have the same strength. */
export interface Block {
  strength: Strength | undefined;
  written: readonly Virtue[];
}

/** The virtues with a statement by block: to train, strong, medium, not rated. */
export function blocksOf({ ratings }: Person, statements: Statements): Block[] {
  const isWritten = (virtue: Virtue) => (statements[virtue] ?? '').trim() !== '';
  const rated = manifestOrder.map((strength) => ({ strength, virtues: virtuesRated(ratings, strength) }));
  const unrated = { strength: undefined, virtues: virtues.filter((virtue) => !ratings[virtue]) };
  return [...rated, unrated]
    .map((block) => ({ strength: block.strength, written: block.virtues.filter(isWritten) }))
    .filter(({ written }) => written.length > 0);
}

/**
 * Writes the statements of a manifesto in its sections, each under a title.
 * @returns the bookmarks of the sections
 */
export function writeStatements(
  { cursor, styles }: Sheet,
  { person, statements, t, title }: { person: Person; statements: Statements; t: Translator; title: Style },
): Bookmark[] {
  // Slightly larger than other text: the statements are the main content.
  const own: Style = { ...styles.text, size: 11, leading: 16.5 };
  return blocksOf(person, statements).map(({ strength, written }) => {
    const table = {
      widths: [0.26, 0.74],
      padding: 7,
      rows: written.map((virtue): Cell[] => [
        [
          {
            text: person.names[virtue],
            style: { ...styles.strong, leading: own.leading },
            ...(strength && { sign: strength }),
          },
        ],
        [{ text: (statements[virtue] ?? '').trim(), style: own }],
      ]),
    };
    cursor.ensureRoom(title.leading + startHeight(cursor, table));
    const bookmark = { title: t(`pdf.blocks.${strength ?? 'unrated'}`), page: cursor.pageIndex, y: cursor.y };
    writeText(cursor, bookmark.title, title);
    writeTable(cursor, table);
    cursor.down(22);
    return bookmark;
  });
}
