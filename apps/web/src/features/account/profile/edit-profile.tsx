import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { EditProfileForm } from './edit-profile-form.tsx';
import { LanguageSection } from './language-section.tsx';
import { MailsSection } from './mails-section.tsx';

/** /client/editprofile: the user's own data, password, picture and language. Spec 1, sections 2 and 5. */
export function EditProfile() {
  const { t } = useTranslation();
  const me = trpc.account.me.useQuery();
  usePageTitle(t('editProfile.title'));
  if (!me.data) return <Loading title={t('editProfile.title')} queries={[me]} />;
  return (
    <>
      <PageHeader title={t('editProfile.title')} lead={t('editProfile.lead')} />
      <EditProfileForm me={me.data} />
      <LanguageSection />
      <MailsSection />
      <CalendarSection />
    </>
  );
}
