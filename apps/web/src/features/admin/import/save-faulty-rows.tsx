import { importColumns } from '@miraco/contract/user-import';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { byteOrderMark, csvLines } from '#features/admin/csv-lines.ts';
import { useFailure } from '#shared/failure.ts';
import { saveFile } from '#shared/pdf/save-file.ts';
import { Button } from '#ui/button.tsx';
import { firstFaults, type JudgedRow } from './judged-rows.ts';

/** Saves the rows that cannot be added, each with the reason, as a file that can be imported once it is corrected. */
export function SaveFaultyRows({ rows }: { rows: readonly JudgedRow[] }) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const save = async () => {
    const heads = [...importColumns.map((column) => t(`user.${column}`)), t('userImport.reason')];
    const lines = rows.map((row) => [
      ...importColumns.map((column) => row.values[column]),
      firstFaults(row)
        .map(({ column, message: fault }) => `${t(`user.${column}`)}: ${message(fault)}`)
        .join(' '),
    ]);
    const file = new Blob([byteOrderMark, await csvLines([heads, ...lines])], { type: 'text/csv;charset=utf-8' });
    saveFile('miraco-rows-to-correct.csv', file);
  };
  return (
    <Button variant="secondary" onClick={() => void save()}>
      <Download aria-hidden="true" />
      {t('userImport.saveFaulty')}
    </Button>
  );
}
