import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionSection } from './session-section.tsx';

/** /client/security: how one signs in, and where one is signed in. Administrators have it too. */
export function Security() {
  const { t } = useTranslation();
  const me = trpc.account.me.useQuery();
  const status = trpc.account.secondFactor.status.useQuery();
  const sessions = trpc.account.sessions.list.useQuery();
  usePageTitle(t('security.title'));
  if (!me.data || !status.data || !sessions.data) {
    return <Loading title={t('security.title')} queries={[me, status, sessions]} />;
  }
  return (
    <>
      <PageHeader title={t('security.title')} lead={t('security.lead')} />
      <SecondFactorSection status={status.data} username={me.data.username} />
      <SessionSection sessions={sessions.data} />
      <FormSection title={t('security.passwordTitle')} text={t('security.passwordText')}>
        <div className="sm:col-span-2">
          <Button asChild variant="secondary">
            <Link to={paths.editProfile}>{t('security.passwordLink')}</Link>
          </Button>
        </div>
      </FormSection>
    </>
  );
}
