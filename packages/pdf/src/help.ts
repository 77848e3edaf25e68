import type { Translator } from '@miraco/i18n/translator';
import type { Sheet } from './sheet.ts';
import { wrapText, writeText } from './write.ts';

const spaceAbove = 24;

/** Writes where help is, small and on one page: nothing where the list is empty. */
export function writeHelp({ cursor, styles }: Sheet, help: readonly string[], t: Translator): void {
  if (help.length === 0) return;
  const lines = help.flatMap((line) => wrapText(line, styles.small, cursor.width));
  cursor.ensureRoom(spaceAbove + styles.labelStrong.leading + lines.length * styles.small.leading);
  cursor.down(spaceAbove);
  writeText(cursor, t('pdf.help'), styles.labelStrong);
  for (const line of help) writeText(cursor, line, styles.small);
}
