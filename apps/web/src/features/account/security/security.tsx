import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { askSecurity } from '#features/account/asks.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionSection } from './session-section.tsx';

/** /client/security: the second factor and the sessions. For administrators too. */
export function Security() {
  const { t } = useTranslation();
  const screen = useScreen(askSecurity);
  usePageTitle(t('security.title'));
  if (!screen.data) return <Loading title={t('security.title')} queries={[screen]} />;
  const { me, status, sessions } = screen.data;
  return (
    <>
      <PageHeader title={t('security.title')} lead={t('security.lead')} />
      <SecondFactorSection status={status} username={me.username} />
      <SessionSection sessions={sessions} />
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
