import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { Waiting } from './use-screen.ts';

interface LoadFailedProps {
  title?: ReactNode;
  queries: readonly Waiting[];
  /** Data loaded before are still on the screen. */
  stale?: boolean;
}

/** Why data failed to load, and the button to try again. Nothing where none failed. */
export function LoadFailed({ title, queries, stale = false }: LoadFailedProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const failed = queries.filter((query) => query.isError);
  const [first] = failed;
  if (!first) return null;
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return (
    <Alert
      tone={stale ? 'warning' : 'error'}
      className="mb-6 print:hidden"
      title={title}
      action={
        <Button variant="secondary" loading={queries.some((query) => query.isFetching)} onClick={retry}>
          {t('common.retry')}
        </Button>
      }
    >
      {failure(first.error)}
    </Alert>
  );
}
