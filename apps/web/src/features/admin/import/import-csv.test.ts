import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { readCsv, textOf } from './import-csv.ts';

const heads = 'username,email,firstname,lastname,address,phone';
const ana = 'ana,ana@example.org,Ana,Ruiz,"Mayor, 1",600 000 000';
const read = (text: string) => readCsv(text, papaparse.parse);
const rowsOf = (text: string) => {
  const parsed = read(text);
  return 'rows' in parsed ? parsed.rows : [];
};
const problemOf = (text: string) => {
  const parsed = read(text);
  return 'problem' in parsed ? parsed.problem : undefined;
};
const values = {
  username: 'ana',
  email: 'ana@example.org',
  firstname: 'Ana',
  lastname: 'Ruiz',
  address: 'Mayor, 1',
  phone: '600 000 000',
  group: '',
  coach: '',
  language: '',
  password: '',
};

describe('a file of clients is read', () => {
  test.each([
    ['with commas and quotes', `${heads}\n${ana}`],
    ['with a byte order mark and the line ends of Windows', `\uFEFF${heads}\r\n${ana}\r\n`],
    ['with semicolons', `${heads.replaceAll(',', ';')}\nana;ana@example.org;Ana;Ruiz;Mayor, 1;600 000 000`],
    ['with tabs', `${heads.replaceAll(',', '\t')}\nana\tana@example.org\tAna\tRuiz\tMayor, 1\t600 000 000`],
    [
      'with Spanish heads in another order',
      `Teléfono;CORREO;Usuario;Nombre;Apellidos;Dirección\n600 000 000;ana@example.org;ana;Ana;Ruiz;Mayor, 1`,
    ],
    ['with English heads', `User,E-mail,First name,Last name,Address,Phone\n${ana}`],
  ])('%s', (_, text) => {
    expect(rowsOf(text)).toEqual([{ number: 2, values }]);
  });

  test('and empty lines are skipped, but counted in the row numbers', () => {
    expect(rowsOf(`${heads}\n\n,,,,,\n${ana}\n`)).toEqual([{ number: 4, values }]);
  });

  test('and cells that were escaped on export are unescaped', () => {
    expect(rowsOf(`${heads}\n${ana.replace('600 000 000', "'+34 600")}`)[0]?.values.phone).toBe('+34 600');
  });

  test('and unknown columns are listed', () => {
    expect(read(`${heads},Notes\n${ana},hello`)).toMatchObject({ unused: ['Notes'], rows: [{ values }] });
  });

  test('and names and an address are enough, with a group, a coach and a language if wanted', () => {
    const text = 'Correo;Nombre;Apellidos;Empresa;Coach;Idioma\nana@example.org;Ana;Ruiz;Sureste;marta;inglés';
    const short = { ...values, username: '', address: '', phone: '' };
    expect(rowsOf(text)[0]?.values).toEqual({ ...short, group: 'Sureste', coach: 'marta', language: 'inglés' });
  });

  test('and the reasons of rows that could not be added are no unknown column', () => {
    expect(read(`${heads},Motivo\n${ana},x`)).toMatchObject({ unused: [] });
  });

  test('and a short line has empty values', () => {
    expect(rowsOf(`${heads}\nana`)[0]?.values).toMatchObject({ username: 'ana', phone: '' });
  });
});

describe('a file is refused whole', () => {
  test.each([
    ['that is empty', ' \n', { kind: 'empty' }],
    ['that has heads only', `${heads}\n`, { kind: 'noRows' }],
    [
      'that lacks columns',
      'username,email\nana,ana@example.org',
      { kind: 'missing', columns: ['firstname', 'lastname'] },
    ],
    ['that has a column twice', `${heads},Correo\n${ana},x`, { kind: 'twice', columns: ['email'] }],
    ['whose quotes do not end', `${heads}\n"ana`, { kind: 'quotes' }],
    ['that is longer than one import', `${heads}\n${`${ana}\n`.repeat(501)}`, { kind: 'tooMany', rows: 501 }],
  ])('%s', (_, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  test('and one of 500 rows is not', () => {
    expect(rowsOf(`${heads}\n${`${ana}\n`.repeat(500)}`)).toHaveLength(500);
  });
});

describe('the text of a file', () => {
  const latin = Uint8Array.from([0x4a, 0x6f, 0x73, 0xe9]);
  test.each([
    ['UTF-8', new TextEncoder().encode('José')],
    ['what Excel writes in Spain', latin],
    ['UTF-16 with its mark', Uint8Array.from([0xff, 0xfe, ...[...'José'].flatMap((sign) => [sign.charCodeAt(0), 0])])],
  ])('%s', (_, bytes) => {
    expect(textOf(bytes)).toBe('José');
  });

  test('is undefined for a spreadsheet or a picture', () => {
    expect(textOf(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeUndefined();
  });
});
