import type { Outputs } from '#shared/trpc/trpc.ts';
import type { FileRow } from './import-csv.ts';

type Results = Outputs['admin']['users']['checkImport'];

/** A row of the file with the faults that the server found. */
export interface JudgedRow extends FileRow {
  faults: Results[number]['faults'];
}

/** Joins the rows of a file with the results for each: a username that the file has not is the one that was proposed. */
export function judgedRows(rows: readonly FileRow[], results: Results): JudgedRow[] {
  return rows.flatMap((row, position) => {
    const result = results[position];
    if (!result) return [];
    const { faults, username } = result;
    const editable = row.editable || row.values.username === '' || faults.some(({ column }) => column === 'username');
    return [{ ...row, values: { ...row.values, username }, editable, faults }];
  });
}

/** One fault for each column: an empty name, for example, has the wrong form as well. */
export function firstFaults({ faults }: JudgedRow) {
  const columns = faults.map(({ column }) => column);
  return faults.filter(({ column }, position) => columns.indexOf(column) === position);
}
