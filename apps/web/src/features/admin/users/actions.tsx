import { paths } from '@miraco/contract/paths';
import { FileUp, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ListPlace, queryOf } from '#features/admin/list-place.ts';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';
import { UsersExport } from './export.tsx';

/** The actions on the list as a whole. */
export function UsersActions({ place }: { place: ListPlace }) {
  return (
    <>
      <UsersExport query={queryOf(place)} />
      <AddUsers />
    </>
  );
}

/** The two ways in which clients come: from a file, or one by one. */
export function AddUsers() {
  const { t } = useTranslation();
  return (
    <>
      <Button asChild variant="secondary">
        <Link to={paths.importUsers}>
          <FileUp aria-hidden="true" />
          {t('admin.import')}
        </Link>
      </Button>
      <Button asChild>
        <Link to={paths.newUser}>
          <UserPlus aria-hidden="true" />
          {t('admin.addUser')}
        </Link>
      </Button>
    </>
  );
}
