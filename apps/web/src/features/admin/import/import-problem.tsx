import { mostImported } from '@miraco/contract/user-import';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Alert } from '#ui/alert.tsx';
import { type FileProblem, mostBytes } from './import-csv.ts';

/** Says why a file cannot be used, and what to do about it. */
export function ImportProblem({ problem }: { problem: FileProblem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const columns =
    'columns' in problem
      ? new Intl.ListFormat(language).format(problem.columns.map((column) => t(`user.${column}`)))
      : '';
  const blanks = {
    columns,
    rows: 'rows' in problem ? problem.rows : 0,
    most: mostImported,
    megabytes: mostBytes / 1024 / 1024,
  };
  return (
    <Alert tone="error" title={t('userImport.notUsed')}>
      {t(`userImport.problem.${problem.kind}`, blanks)}
    </Alert>
  );
}
