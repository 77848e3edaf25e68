/**
 * What a spreadsheet passes over before a formula: blanks, also those without a width, and control characters; the signs at which it
 * splits a line, since a file with commas is split at semicolons where the decimal sign is a comma; and quotes, which end at once
 * where a line is split within them.
 */
const before = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800;,"]`;
const formula = '[=+\\-@＝＋－＠]';

/** An apostrophe that stands there already is told from ours by one more. */
const beginnings = new RegExp(`(?<=^|${before})'*${formula}`, 'gu');
const neutralised = new RegExp(`(?<=^|${before})'(?='*${formula})`, 'gu');

/** The text of a cell that no spreadsheet takes for a formula, wherever it splits the line. */
function cellOf(value: string): string {
  return value.replace(beginnings, "'$&");
}

/** The value whose cell this is: `cellOf` undone. */
export function valueOfCell(cell: string): string {
  return cell.replace(neutralised, '');
}

/** The lines of a CSV file, without anything that a spreadsheet takes for a formula. */
export async function csvLines(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  return `${papaparse.unparse(rows.map((row) => row.map(cellOf)))}\r\n`;
}

/** So that Excel reads the accents. */
export const byteOrderMark = '\uFEFF';
