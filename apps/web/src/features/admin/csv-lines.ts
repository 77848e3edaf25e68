/**
 * The characters that a spreadsheet skips before a formula: blanks, also those of zero width, and control characters; the
 * separators at which it may split a line, since a file with commas is split at semicolons where the decimal sign is a comma; and
 * quotes, which end where a line is split within them.
 */
const before = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800;,"]`;
const formula = '[=+\\-@＝＋－＠]';

/** A leading apostrophe of the text itself is kept apart from ours by a second one. */
const beginnings = new RegExp(`(?<=^|${before})'*${formula}`, 'gu');
const neutralised = new RegExp(`(?<=^|${before})'(?='*${formula})`, 'gu');

/** Escapes the text of a cell so that no spreadsheet takes it for a formula, wherever it splits the line. */
function cellOf(value: string): string {
  return value.replace(beginnings, "'$&");
}

/** Undoes `cellOf`. */
export function valueOfCell(cell: string): string {
  return cell.replace(neutralised, '');
}

/** The lines of a CSV file, without anything that a spreadsheet takes for a formula. */
export async function csvLines(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  return `${papaparse.unparse(rows.map((row) => row.map(cellOf)))}\r\n`;
}

/** Excel needs the mark to read accents. */
export const byteOrderMark = '\uFEFF';
