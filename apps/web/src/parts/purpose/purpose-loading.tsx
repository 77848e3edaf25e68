import { useTranslation } from 'react-i18next';
import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { useFailure } from '#shared/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface Query {
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** A form whose data are on their way, or did not come, below the title of a page that is there already. */
export function PurposeLoading({ queries }: { queries: readonly Query[] }) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const failed = queries.filter((query) => query.isError);
  const [first] = failed;
  if (!first) return <LoadingRosette />;
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return (
    <Alert
      tone="error"
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
