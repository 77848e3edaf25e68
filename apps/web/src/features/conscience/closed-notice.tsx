import { useTranslation } from 'react-i18next';
import { Contact } from '#parts/contact/contact-lazily.tsx';
import { Alert } from '#ui/alert.tsx';

/** Says why nothing can be changed here: the Conscience phase has ended. Spec 1, section 4. */
export function ClosedNotice({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <Alert live={false} title={t('conscience.closedTitle')} {...(className ? { className } : {})}>
      {t('conscience.closed')}
      <Contact as="line" className="mt-2" />
    </Alert>
  );
}
