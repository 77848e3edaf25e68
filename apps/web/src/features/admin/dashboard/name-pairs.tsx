import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/router/link.tsx';
import { pathOf } from '#shared/router/patterns.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';

/** Names those who cannot sign in with their username, because it is somebody else's address. Renders nothing without any. */
export function NamePairs({ users }: { users: Outputs['admin']['users']['namedAsAddress'] }) {
  const { t } = useTranslation();
  if (users.length === 0) return null;
  return (
    <div className="mb-8 grid gap-3">
      {users.map(({ id, username }) => (
        <Alert
          key={id}
          tone="warning"
          action={
            <Link to={pathOf(paths.editUser, { id })} className="inline-flex min-h-6 items-center">
              {t('admin.changeUsername')}
            </Link>
          }
        >
          <span className="[overflow-wrap:anywhere]">{t('admin.namedAsAddress', { username })}</span>
        </Alert>
      ))}
    </div>
  );
}
