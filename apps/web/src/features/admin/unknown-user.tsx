import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { BackToList } from './back-to-list.tsx';
import { addressOf, useListPlace } from './list-place.ts';

/** The page of an id that no user has. */
export function UnknownUser() {
  const { t } = useTranslation();
  usePageTitle(t('user.notFound'));
  return (
    <>
      <BackToList />
      <PageHeader title={t('user.notFound')} lead={t('user.notFoundText')} />
      <SeeUsers />
    </>
  );
}

function SeeUsers() {
  const { t } = useTranslation();
  const list = addressOf(useListPlace());
  return (
    <Button asChild>
      <Link to={list}>{t('user.seeUsers')}</Link>
    </Button>
  );
}
