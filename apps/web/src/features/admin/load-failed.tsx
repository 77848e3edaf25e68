import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface LoadFailedProps {
  title: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
  /** What was loaded before is still on the screen. */
  stale?: boolean;
}

/** Data that did not come: why, and the button to try again. */
export function LoadFailed({ title, error, busy, onRetry, stale = false }: LoadFailedProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  return (
    <Alert
      tone={stale ? 'warning' : 'error'}
      className="mb-6 print:hidden"
      title={title}
      action={
        <Button variant="secondary" loading={busy} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {failure(error)}
    </Alert>
  );
}
