import type { Translator } from '@miraco/i18n/translator';
import { compose } from './compose.ts';
import { type Cursor, paper, textWidth } from './cursor.ts';
import { drawOwnRosette, nameStyle } from './header.ts';
import type { Bookmark } from './outline.ts';
import { palette, strengthColours } from './palette.ts';
import type { Person } from './person.ts';
import type { Sheet } from './sheet.ts';
import { type Block, blocksOf, type Statements } from './statements.ts';
import type { FontFiles } from './typeface.ts';
import { type Style, writeText } from './write.ts';

export interface PrintedManifest extends Person {
  statements: Statements;
}

const rosetteSize = 128;
const ruleWidth = 56;

/** The column of the statements. */
const column = { left: paper.left + 36, width: textWidth - 72 };

/** Longer statements are set from the left: many centred lines are hard to read. */
const longestCentred = 320;

/** The type of the statements, larger the fewer there are to read. Total lengths in letters. */
const sizes = [
  { upTo: 500, size: 16.5, leading: 24 },
  { upTo: 1500, size: 14, leading: 20.5 },
  { upTo: 3500, size: 12.5, leading: 18.5 },
  { upTo: Number.POSITIVE_INFINITY, size: 11, leading: 16.5 },
] as const;

function typeOf(blocks: readonly Block[], statements: Statements, { section }: Sheet['styles']): Style {
  const total = blocks
    .flatMap(({ written }) => written)
    .reduce((sum, virtue) => sum + textOf(statements[virtue]).length, 0);
  const { size, leading } = sizes.find(({ upTo }) => total <= upTo) ?? sizes[3];
  return { face: section.face, size, leading };
}

const textOf = (statement: string | undefined) => (statement ?? '').trim();

function drawRule({ page, y }: Cursor): void {
  const start = { x: (paper.width - ruleWidth) / 2, y };
  page.drawLine({ start, end: { ...start, x: start.x + ruleWidth }, thickness: 1.5, color: palette.accent });
}

/** Rosette, kind of document and name, one below the other. */
function writeTitle(sheet: Sheet, { name, ratings }: PrintedManifest, t: Translator): void {
  const { cursor, styles } = sheet;
  drawOwnRosette(sheet, ratings, { x: paper.width / 2, y: cursor.y - rosetteSize / 2 }, rosetteSize);
  cursor.down(rosetteSize + 16);
  writeText(cursor, t('pdf.manifest.kind'), styles.eyebrow, 'centre');
  writeText(cursor, name, nameStyle(name, cursor.width, styles), 'centre');
  cursor.down(14);
  drawRule(cursor);
  cursor.down(22);
}

/** Writes the statements of one strength under their title. */
function writeBlock(
  { cursor, styles }: Sheet,
  { strength, written }: Block,
  { manifest: { names, statements }, own, t }: { manifest: PrintedManifest; own: Style; t: Translator },
): Bookmark {
  const label = { ...styles.strong, ...(strength && { colour: strengthColours[strength] }) };
  const together = label.leading + 2 * own.leading;
  cursor.ensureRoom(styles.group.leading + 10 + together);
  const bookmark = { title: t(`pdf.blocks.${strength ?? 'unrated'}`), page: cursor.pageIndex, y: cursor.y };
  writeText(cursor, bookmark.title, { ...styles.group, colour: palette.muted }, 'centre');
  cursor.down(10);
  for (const virtue of written) {
    const text = textOf(statements[virtue]);
    cursor.ensureRoom(together);
    const align = text.length > longestCentred ? 'left' : 'centre';
    writeText(cursor, names[virtue], label, align);
    writeText(cursor, text, own, align);
    cursor.down(own.leading * 0.8);
  }
  cursor.down(12);
  return bookmark;
}

/**
 * The personal manifesto on A4 (spec 2, section 2), typeset to be hung on a wall: rosette and name, and the statements in their three
 * sections, in larger type the fewer they are. Has "n / total" at the foot of each page, title, language and bookmarks. Letters that no
 * font has are printed as boxes; no text makes it throw.
 * @param t words of the manifesto's own language
 * @param fonts TrueType files; only the letters used are embedded
 * @returns the bytes of the PDF
 */
export async function manifestDocument(
  manifest: PrintedManifest,
  t: Translator,
  fonts: FontFiles,
): Promise<Uint8Array> {
  return compose({
    about: { ...manifest, title: t('pdf.manifest.title', { name: manifest.name }) },
    t,
    fonts,
    write: (sheet) => {
      writeTitle(sheet, manifest, t);
      const blocks = blocksOf(manifest, manifest.statements);
      const own = typeOf(blocks, manifest.statements, sheet.styles);
      const within: Sheet = { ...sheet, cursor: sheet.cursor.column(column) };
      sheet.bookmarks.push(...blocks.map((block) => writeBlock(within, block, { manifest, own, t })));
      sheet.cursor.moveBelow([within.cursor]);
    },
  });
}
