import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/page-title.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { BackToList } from './back-to-list.tsx';
import { addressOf, useListPlace } from './list-place.ts';

/** An address that names nobody. */
export function UnknownUser() {
  const { t } = useTranslation();
  const { to, state } = addressOf(useListPlace());
  usePageTitle(t('user.notFound'));
  return (
    <>
      <BackToList />
      <PageHeader title={t('user.notFound')} />
      <EmptyState
        icon={<UserX />}
        title={t('user.notFoundText')}
        action={
          <Button asChild>
            <Link to={to} state={state}>
              {t('user.seeUsers')}
            </Link>
          </Button>
        }
      />
    </>
  );
}
