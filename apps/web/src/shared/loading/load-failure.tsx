import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

interface LoadFailureProps {
  title: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** A screen whose data did not come: why, and the button to try again. */
export function LoadFailure({ title, error, busy, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  return (
    <>
      <PageHeader title={title} />
      <Alert
        tone="error"
        action={
          <Button variant="secondary" loading={busy} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {failure(error)}
      </Alert>
    </>
  );
}
