import { useTranslation } from 'react-i18next';
import { Contact } from '#parts/contact/contact-lazily.tsx';
import { useLockedReason } from '#parts/phases/use-locked-reason.ts';
import { Alert } from '#ui/alert.tsx';

/** Says why nothing can be changed here: Conscience is still open. Spec 2, section 2. */
export function LockedNotice() {
  const { t } = useTranslation();
  const reason = useLockedReason();
  return (
    <Alert live={false} title={t('phases.lockedTitle')} className="mb-8">
      {reason}
      <Contact as="line" className="mt-2" />
    </Alert>
  );
}
