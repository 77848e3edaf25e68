import { useTranslation } from 'react-i18next';
import { FormSection } from '#ui/form-section.tsx';
import { Sessions } from './sessions.tsx';

/** The sessions with a client, on the page that manages the account. */
export function SessionsSection({ user }: { user: { id: string; firstname: string } }) {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('coachingSessions.title')}
      text={t('coachingSessions.text', { name: user.firstname })}
      className="print:hidden"
    >
      <div className="sm:col-span-2">
        <Sessions user={user} />
      </div>
    </FormSection>
  );
}
