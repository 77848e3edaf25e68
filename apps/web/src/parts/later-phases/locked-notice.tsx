import { useTranslation } from 'react-i18next';
import { Contact } from '#parts/contact/contact-lazily.tsx';
import { Alert } from '#ui/alert.tsx';

/** Says why nothing can be changed here: Conscience is still open. Spec 2, section 2. */
export function LockedNotice() {
  const { t } = useTranslation();
  return (
    <Alert live={false} title={t('phases.lockedTitle')} className="mb-8">
      {t('phases.lockedText')}
      <Contact as="line" className="mt-2" />
    </Alert>
  );
}
