import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';

/** Says why nothing can be added or removed any more. */
export function EntriesClosed() {
  const { t } = useTranslation();
  return (
    <Alert live={false} title={t('entries.closedTitle')} className="mb-8">
      {t('entries.closed')}
    </Alert>
  );
}
