import { paths } from '@miraco/contract/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#parts/account-form/account-page.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { focusTitleOnceThere } from '#shared/focus-title.ts';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';

interface RequestSentProps {
  practice: string;
  email: string;
}

/** What follows for a visitor whose request was sent. */
export function RequestSent({ practice, email }: RequestSentProps) {
  const { t } = useTranslation();
  usePageTitle(t('start.sentTitle'));
  useEffect(() => {
    // The form was longer, and its button far down.
    window.scrollTo(0, 0);
    return focusTitleOnceThere();
  }, []);
  return (
    <AccountPage title={t('start.sentTitle')} lead={t('start.sent', { practice, email })}>
      <Button asChild variant="secondary">
        <Link to={paths.home}>{t('errors.goHome')}</Link>
      </Button>
    </AccountPage>
  );
}
