import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToList } from '#features/admin/back-to-list.tsx';
import { firstPage } from '#features/admin/list-place.ts';
import { useFreshList } from '#features/admin/use-fresh-list.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { failureData } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.ts';
import { type FileProblem, type FileRow, readFile } from './import-csv.ts';
import { ImportFile } from './import-file.tsx';
import { type Faults, ImportPreview } from './import-preview.tsx';
import { ImportProblem } from './import-problem.tsx';

interface Chosen {
  name: string;
  rows: FileRow[];
  unused: string[];
  problem: FileProblem | undefined;
}

/** Longer than any field may be: the server reports a text of this length as too long without receiving the rest. */
const longestSent = 300;

const inputOf = (rows: readonly FileRow[]) => ({
  rows: rows.map(({ values }) =>
    Object.fromEntries(Object.entries(values).map(([column, value]) => [column, value.slice(0, longestSent)])),
  ),
});

/** /admin/users/import: clients from a CSV file, previewed row by row before anything is stored; all are stored, or none. */
export function ImportUsers() {
  const { t } = useTranslation();
  usePageTitle(t('userImport.title'));
  const openList = useFreshList();
  const [chosen, setChosen] = useState<Chosen>();
  const [reading, setReading] = useState(false);
  const [checked, setChecked] = useState<{ rows: readonly FileRow[]; faults: Faults }>();
  const checking = useSend({
    // Another file may be chosen while one is checked.
    inOrder: true,
    send: (rows: readonly FileRow[], call) => api.admin.users.checkImport.mutate(inputOf(rows), call()),
    onSent: (faults, rows) => setChecked({ rows, faults }),
  });
  const check = (rows: readonly FileRow[]) => {
    setChecked(undefined);
    void checking.send(rows);
  };
  const store = useSend({
    // Without a timeout: 500 passwords are hashed one after the other.
    send: (rows: readonly FileRow[]) => api.admin.users.import.mutate(inputOf(rows)),
    onSent: async ({ count }) => {
      toast({ title: t('userImport.stored', { count }) });
      await openList(firstPage);
    },
    onFailed: (error, rows) => {
      // A username was taken meanwhile: the check says in which row.
      if (failureData(error)?.key === 'errors.invalid') check(rows);
    },
    leadsOn: true,
  });

  const choose = async (file: File) => {
    setChecked(undefined);
    checking.dismiss();
    store.dismiss();
    setReading(true);
    try {
      const parsed = await readFile(file);
      const rows = 'rows' in parsed ? parsed.rows : [];
      setChosen({
        name: file.name,
        rows,
        unused: 'rows' in parsed ? parsed.unused : [],
        problem: 'problem' in parsed ? parsed.problem : undefined,
      });
      if (rows.length > 0) check(rows);
    } catch {
      // The file was moved or deleted, or its disk was removed.
      setChosen({ name: file.name, rows: [], unused: [], problem: { kind: 'notRead' } });
    } finally {
      setReading(false);
    }
  };

  // Faults of an earlier file are not shown.
  const faults = !reading && checked && checked.rows === chosen?.rows ? checked.faults : undefined;
  const checkFailed = chosen && checking.sent === chosen.rows ? checking.problem : undefined;
  const fine = faults?.every((found) => found.length === 0) ?? false;
  return (
    <>
      <BackToList />
      <PageHeader title={t('userImport.title')} lead={t('userImport.lead')} />
      <ImportFile
        name={chosen?.name}
        busy={reading || checking.busy}
        locked={store.busy}
        onChoose={(file) => void choose(file)}
      />
      <div aria-live="polite" className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        {chosen?.problem && <ImportProblem problem={chosen.problem} />}
        {chosen && chosen.unused.length > 0 && (
          <Alert live={false}>{t('userImport.unused', { columns: chosen.unused.join(', ') })}</Alert>
        )}
        {chosen && checkFailed && (
          <Alert
            tone="error"
            title={t('userImport.checkFailed')}
            action={
              <Button variant="secondary" onClick={() => check(chosen.rows)}>
                {t('common.retry')}
              </Button>
            }
          >
            {checkFailed}
          </Alert>
        )}
        <NotSent title={t('userImport.notStored')} sending={store} />
      </div>
      {chosen && faults && faults.length === chosen.rows.length && (
        <ImportPreview
          key={chosen.name}
          rows={chosen.rows}
          faults={faults}
          action={
            fine && (
              <Button size="lg" loading={store.busy} onClick={() => void store.send(chosen.rows)}>
                {t(store.busy ? 'userImport.storing' : 'userImport.store', { count: chosen.rows.length })}
              </Button>
            )
          }
        />
      )}
    </>
  );
}
