import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';

/** Says why nothing can be changed here: Conscience is still open. Spec 2, section 2. */
export function LockedNotice() {
  const { t } = useTranslation();
  return (
    <Alert live={false} title={t('phases.lockedTitle')} className="mb-8">
      {t('phases.lockedText')}
    </Alert>
  );
}
