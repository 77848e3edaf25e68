import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToList } from '#features/admin/back-to-list.tsx';
import { firstPage } from '#features/admin/list-place.ts';
import { useFreshList } from '#features/admin/use-fresh-list.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { failureData } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { createQueue } from '#shared/sending/queue.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.ts';
import { type FileProblem, type FileRow, readFile } from './import-csv.ts';
import { ImportFile } from './import-file.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportProblem } from './import-problem.tsx';
import { type JudgedRow, judgedRows } from './judged-rows.ts';

interface Chosen {
  name: string;
  rows: readonly FileRow[];
  unused: string[];
  problem: FileProblem | undefined;
}

interface Checking {
  file: Chosen;
  rows: readonly FileRow[];
}

/** Longer than any field may be: the server reports a text of this length as too long without receiving the rest. */
const longestSent = 300;

const inputOf = (rows: readonly FileRow[]) => ({
  rows: rows.map(({ values }) =>
    Object.fromEntries(Object.entries(values).map(([column, value]) => [column, value.slice(0, longestSent)])),
  ),
});

const isFine = ({ faults }: JudgedRow) => faults.length === 0;

/** /admin/users/import: clients from a CSV file, previewed row by row. Those without faults are stored together; the others stay. */
export function ImportUsers() {
  const { t } = useTranslation();
  usePageTitle(t('userImport.title'));
  const utils = trpc.useUtils();
  const openList = useFreshList();
  const mailsInvitations = trpc.admin.users.mailsInvitations.useQuery().data;
  const [chosen, setChosen] = useState<Chosen>();
  const [reading, setReading] = useState(false);
  const [checked, setChecked] = useState<{ file: Chosen; rows: readonly JudgedRow[] }>();
  // Another file may be chosen while one is checked.
  const [inOrder] = useState(createQueue);
  const checking = useSend({
    send: ({ rows }: Checking, call) => api.admin.users.checkImport.mutate(inputOf(rows), call()),
    onSent: (results, { file, rows }) => setChecked({ file, rows: judgedRows(rows, results) }),
  });
  const check = (asked: Checking) => void inOrder(() => checking.send(asked));
  const store = useSend({
    // Without a timeout: 500 passwords are hashed one after the other.
    send: (rows: readonly JudgedRow[]) => api.admin.users.import.mutate(inputOf(rows)),
    onSent: async ({ count, invited }) => {
      const how = mailsInvitations === false ? 'userImport.linksToCopy' : 'userImport.invited';
      toast({
        title: t('userImport.stored', { count }),
        ...(invited > 0 && { description: t(how, { count: invited }) }),
      });
      const left = checked?.rows.filter((row) => !isFine(row)) ?? [];
      if (checked && left.length > 0) {
        setChecked({ ...checked, rows: left });
        await utils.admin.users.invalidate();
        return;
      }
      await openList(invited > 0 && mailsInvitations === false ? { ...firstPage, filter: 'neverSignedIn' } : firstPage);
    },
    onFailed: (error) => {
      // A username was taken meanwhile: the check says in which row.
      if (checked && failureData(error)?.key === 'errors.invalid') check(checked);
    },
  });

  const choose = async (file: File) => {
    setChecked(undefined);
    checking.dismiss();
    store.dismiss();
    setReading(true);
    try {
      const parsed = await readFile(file);
      const rows = 'rows' in parsed ? parsed.rows : [];
      const next: Chosen = {
        name: file.name,
        rows,
        unused: 'rows' in parsed ? parsed.unused : [],
        problem: 'problem' in parsed ? parsed.problem : undefined,
      };
      setChosen(next);
      if (rows.length > 0) check({ file: next, rows });
    } catch {
      // The file was moved or deleted, or its disk was removed.
      setChosen({ name: file.name, rows: [], unused: [], problem: { kind: 'notRead' } });
    } finally {
      setReading(false);
    }
  };
  const rename = (renamed: JudgedRow, username: string) => {
    if (!checked) return;
    const rows = checked.rows.map((row) =>
      row.number === renamed.number ? { ...row, values: { ...row.values, username } } : row,
    );
    check({ file: checked.file, rows });
  };

  // The rows of an earlier file are not shown.
  const rows = !reading && checked?.file === chosen ? checked?.rows : undefined;
  const checkFailed = chosen && checking.sent?.file === chosen ? checking.problem : undefined;
  const fine = rows?.filter(isFine) ?? [];
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
        {checkFailed && checking.sent && (
          <Alert
            tone="error"
            title={t('userImport.checkFailed')}
            action={
              <Button variant="secondary" onClick={() => checking.sent && check(checking.sent)}>
                {t('common.retry')}
              </Button>
            }
          >
            {checkFailed}
          </Alert>
        )}
        <NotSent title={t('userImport.notStored')} sending={store} />
      </div>
      {rows && (
        <ImportPreview
          key={chosen?.name}
          rows={rows}
          onRename={rename}
          action={
            fine.length > 0 && (
              <Button size="lg" loading={store.busy} disabled={checking.busy} onClick={() => void store.send(fine)}>
                {t(store.busy ? 'userImport.storing' : 'userImport.store', { count: fine.length })}
              </Button>
            )
          }
        />
      )}
    </>
  );
}
