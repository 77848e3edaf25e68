import { defaultUserPageSize } from '@miraco/schemas/page-sizes';
import { paths } from '@miraco/schemas/paths';
import { ArrowRight, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/page-title.ts';
import { trpc } from '#app/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';

/** Where an administrator starts. Spec 1, section 2. */
export function Dashboard() {
  const { t } = useTranslation();
  usePageTitle(t('nav.dashboard'));
  const me = trpc.account.me.useQuery();
  // The same page that the list opens with: from here it is there at once.
  const users = trpc.admin.users.list.useQuery({ size: defaultUserPageSize });
  return (
    <>
      <PageHeader
        title={me.data ? t('account.greeting', { name: me.data.firstname }) : t('nav.dashboard')}
        lead={t('admin.dashboardLead')}
      />
      {users.error && (
        <LoadFailed
          title={t('admin.usersFailed')}
          error={users.error}
          busy={users.isFetching}
          onRetry={() => void users.refetch()}
        />
      )}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <li>
          <UsersTile total={users.data?.total} loading={users.isPending} />
        </li>
      </ul>
    </>
  );
}

function UsersTile({ total, loading }: { total: number | undefined; loading: boolean }) {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.users}
      className="group grid h-full content-start gap-4 rounded-lg border bg-card p-6 no-underline shadow-raised transition-colors duration-150 hover:border-primary"
    >
      <span className="flex items-center justify-between">
        <Users className="size-6 text-primary" aria-hidden="true" />
        <ArrowRight
          className="size-5 text-muted-foreground transition-transform duration-150 group-hover:translate-x-1"
          aria-hidden="true"
        />
      </span>
      <span className="grid gap-1">
        <span className="font-serif text-[1.35rem] leading-tight">{t('nav.users')}</span>
        <span className="text-muted-foreground">{t('admin.usersTile')}</span>
      </span>
      <span className="min-h-6 font-medium tabular-nums" aria-busy={loading}>
        {loading ? <Skeleton className="w-28" /> : total !== undefined && t('admin.userCount', { count: total })}
      </span>
    </Link>
  );
}
