import { type ImportColumn, importColumns, mostImported, requiredImportColumns } from '@miraco/contract/user-import';
import type { parse as parseFunction } from 'papaparse';
import { valueOfCell } from '#features/admin/csv-lines.ts';

/** A row of the file, to be stored as a client. */
export interface FileRow {
  /** Row number in the file; the header is row 1, as in a spreadsheet. */
  number: number;
  values: Record<ImportColumn, string>;
  /** The username can be changed: the file has none, or one that cannot be used. */
  editable?: boolean;
}

/** Why a file cannot be used at all. */
export type FileProblem =
  | { kind: 'tooBig' | 'notRead' | 'notText' | 'empty' | 'noRows' | 'quotes' }
  | { kind: 'missing' | 'twice'; columns: ImportColumn[] }
  | { kind: 'tooMany'; rows: number };

export type ParsedFile = { rows: FileRow[]; unused: string[] } | { problem: FileProblem };

export const mostBytes = 10 * 1024 * 1024;

/** Accepted column names, in Spanish and in English, without accents, case and spaces. */
const names: Readonly<Record<ImportColumn, readonly string[]>> = {
  username: ['username', 'user', 'login', 'usuario', 'nombredeusuario'],
  email: ['email', 'mail', 'emailaddress', 'correo', 'correoelectronico'],
  firstname: ['firstname', 'name', 'givenname', 'nombre'],
  lastname: ['lastname', 'surname', 'familyname', 'apellido', 'apellidos'],
  address: ['address', 'direccion', 'domicilio'],
  phone: ['phone', 'telephone', 'phonenumber', 'mobile', 'telefono', 'movil'],
  group: [
    'group',
    'company',
    'organisation',
    'organization',
    'cohort',
    'team',
    'grupo',
    'empresa',
    'organizacion',
    'equipo',
  ],
  coach: ['coach', 'mentor', 'mentora'],
  language: ['language', 'lang', 'idioma', 'lengua'],
  password: ['password', 'contrasena', 'clave'],
};

/** The column of reasons in a file of rows that could not be added: it is ignored. */
const reasons: readonly string[] = ['reason', 'motivo'];

const delimiters = [',', ';', '\t'] as const;

const plain = (head: string) =>
  head
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

function columnOf(head: string): ImportColumn | undefined {
  return importColumns.find((column) => names[column].includes(plain(head)));
}

/** Decodes a file: UTF-8 or UTF-16 by byte order mark, else UTF-8 where it is valid, else the encoding that Excel uses in Spain. */
export function textOf(bytes: Uint8Array): string | undefined {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe;
  let text: string;
  try {
    text = new TextDecoder(marked ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  // No table contains this character: the file is a spreadsheet, a picture, or something else that is not text.
  return text.includes('\0') ? undefined : text;
}

/** The separator that yields the most known columns in the first line. */
function delimiterOf(text: string, parse: typeof parseFunction): string {
  const [first] = delimiters
    .map((delimiter) => {
      const [heads = []] = parse<string[]>(text, { delimiter, preview: 1 }).data;
      return { delimiter, known: heads.filter((head) => columnOf(head)).length, cells: heads.length };
    })
    .sort((one, other) => other.known - one.known || other.cells - one.cells);
  return first?.delimiter ?? ',';
}

function problemOfHeads(columns: readonly (ImportColumn | undefined)[]): FileProblem | undefined {
  const twice = importColumns.filter((column) => columns.filter((found) => found === column).length > 1);
  if (twice.length > 0) return { kind: 'twice', columns: twice };
  const missing = requiredImportColumns.filter((column) => !columns.includes(column));
  return missing.length > 0 ? { kind: 'missing', columns: missing } : undefined;
}

/** Parses the text of a file of clients. The header names the columns, in any order; empty lines are skipped. */
export function readCsv(text: string, parse: typeof parseFunction): ParsedFile {
  const content = text.replace(/^\uFEFF/, '');
  if (content.trim() === '') return { problem: { kind: 'empty' } };
  const { data, errors } = parse<string[]>(content, { delimiter: delimiterOf(content, parse) });
  if (errors.some(({ type }) => type === 'Quotes')) return { problem: { kind: 'quotes' } };
  const lines = data
    .map((cells, position) => ({ number: position + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...body] = lines;
  const heads = head?.cells ?? [];
  const columns = heads.map(columnOf);
  const problem = problemOfHeads(columns);
  if (problem) return { problem };
  if (body.length === 0) return { problem: { kind: 'noRows' } };
  if (body.length > mostImported) return { problem: { kind: 'tooMany', rows: body.length } };
  const valueIn = (cells: readonly string[], column: ImportColumn) =>
    valueOfCell(cells[columns.indexOf(column)] ?? '').trim();
  return {
    unused: heads.filter(
      (name, position) => name.trim() !== '' && columns[position] === undefined && !reasons.includes(plain(name)),
    ),
    rows: body.map(({ number, cells }) => ({
      number,
      values: {
        username: valueIn(cells, 'username'),
        email: valueIn(cells, 'email'),
        firstname: valueIn(cells, 'firstname'),
        lastname: valueIn(cells, 'lastname'),
        address: valueIn(cells, 'address'),
        phone: valueIn(cells, 'phone'),
        group: valueIn(cells, 'group'),
        coach: valueIn(cells, 'coach'),
        language: valueIn(cells, 'language'),
        password: valueIn(cells, 'password'),
      },
    })),
  };
}

/** Reads a file of clients. A file that is too big is not opened. */
export async function readFile(file: File): Promise<ParsedFile> {
  if (file.size > mostBytes) return { problem: { kind: 'tooBig' } };
  const [{ default: papaparse }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
  const text = textOf(new Uint8Array(bytes));
  return text === undefined ? { problem: { kind: 'notText' } } : readCsv(text, papaparse.parse);
}
