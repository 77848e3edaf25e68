import type { DeskScope } from '@miraco/contract/desk';
import { paths } from '@miraco/contract/paths';
import { ArrowRight, BookOpenText, type LucideIcon, NotebookText, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackupWarnings, LastRehearsal } from '#features/admin/backup/warnings.tsx';
import { Care } from '#features/admin/care.tsx';
import { PendingBadge } from '#features/admin/guides/pending-badge.tsx';
import { firstPage, inputOf } from '#features/admin/list-place.ts';
import { ProductVersion } from '#features/admin/product-version.tsx';
import { StorageWarnings } from '#features/admin/storage-warnings.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { LoadFailed } from '#shared/loading/load-failed.tsx';
import { Loaded } from '#shared/loading/loaded.tsx';
import { LoadingSkeleton } from '#shared/loading/loading-skeleton.tsx';
import { Link } from '#shared/router/link.tsx';
import { useSearchParams } from '#shared/router/router.tsx';
import { useSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Checklist, isShown } from './checklist.tsx';
import { Desk, isEmpty, NobodyWaits } from './desk.tsx';
import { DeskScopes } from './desk-scopes.tsx';
import { NamePairs } from './name-pairs.tsx';

/** The start page of administrators. Spec 1, section 2. */
export function Dashboard() {
  const { t } = useTranslation();
  usePageTitle(t('nav.dashboard'));
  const me = trpc.account.me.useQuery();
  // The first page of the list of users: opening the list from here shows it at once.
  const users = trpc.admin.users.list.useQuery(inputOf(firstPage));
  // Most of it changes on other pages: cached data are shown, and refetched.
  const [address] = useSearchParams();
  const of: DeskScope = address.get('of') === 'mine' ? 'mine' : 'team';
  const desk = trpc.admin.desk.of.useQuery({ of }, { staleTime: 0 });
  const care = trpc.admin.care.unseen.useQuery(undefined, { staleTime: 0 });
  const enabled = useSession()?.isAdministrator === true;
  const firstDay = trpc.admin.checklist.get.useQuery(undefined, { enabled, staleTime: 0 });
  // For the invitations on the desk.
  trpc.admin.users.mailsInvitations.useQuery();
  const hasSteps = firstDay.data !== undefined && isShown(firstDay.data);
  const health = trpc.admin.health.useQuery(undefined, { enabled }).data;
  const namedAsAddress = trpc.admin.users.namedAsAddress.useQuery(undefined, { enabled, staleTime: 0 }).data;
  return (
    <>
      <PageHeader
        title={me.data ? t('account.greeting', { name: me.data.firstname }) : t('nav.dashboard')}
        lead={t('admin.dashboardLead')}
      />
      <StorageWarnings health={health} className="mb-8" />
      <BackupWarnings backups={health?.backups} className="mb-8" />
      {namedAsAddress && <NamePairs users={namedAsAddress} />}
      {firstDay.data && hasSteps && <Checklist firstDay={firstDay.data} />}
      <LoadFailed title={t('admin.usersFailed')} queries={[users]} />
      <LoadFailed title={t('care.loadFailed')} queries={[care]} />
      {care.data && <Care care={care.data} />}
      <Loaded
        query={desk}
        failed={t('desk.failed')}
        placeholder={
          <LoadingSkeleton>
            {/* Keeps the tiles below the window until the desk is here: it would push them down. */}
            <div className="mb-10 grid min-h-svh content-start gap-5 lg:grid-cols-2">
              {[1, 2, 3, 4].map((place) => (
                <Skeleton key={place} className="h-40 rounded-lg" />
              ))}
            </div>
          </LoadingSkeleton>
        }
      >
        {(onDesk) => (
          <>
            {onDesk.hasOwn && <DeskScopes of={of} />}
            {!isEmpty(onDesk) && <Desk desk={onDesk} />}
            {isEmpty(onDesk) && care.data?.total === 0 && !hasSteps && <NobodyWaits />}
          </>
        )}
      </Loaded>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Tile
          to={paths.users}
          Icon={Users}
          title={t('nav.users')}
          about={t('admin.usersTile')}
          loading={users.isPending}
        >
          {users.data && t('admin.userCount', { count: users.data.total })}
        </Tile>
        <Tile
          to={paths.guides}
          Icon={BookOpenText}
          title={t('nav.guides')}
          about={t('guideEditor.tile')}
          loading={desk.isPending}
        >
          {desk.data && <Pending total={desk.data.comments.total} />}
        </Tile>
        <Tile
          to={paths.groupBriefs}
          Icon={NotebookText}
          title={t('groupProgress.briefs')}
          about={t('admin.briefsTile')}
        />
      </ul>
      {health && (
        <footer>
          <ProductVersion version={health.version} />
          <LastRehearsal rehearsal={health.backups.rehearsal} />
        </footer>
      )}
    </>
  );
}

function Pending({ total }: { total: number }) {
  const { t } = useTranslation();
  if (total === 0) return <span className="font-normal text-muted-foreground">{t('guideEditor.nonePending')}</span>;
  return <PendingBadge>{t('guideEditor.pendingTotal', { count: total })}</PendingBadge>;
}

interface TileProps {
  to: string;
  Icon: LucideIcon;
  title: string;
  /** A description of the page. */
  about: string;
  loading?: boolean;
  /** A line about its state. */
  children?: ReactNode;
}

function Tile({ to, Icon, title, about, loading, children }: TileProps) {
  return (
    <li>
      <Link
        to={to}
        className="group grid h-full content-start gap-4 rounded-lg border bg-card p-6 no-underline shadow-raised transition-colors duration-150 hover:border-primary"
      >
        <span className="flex items-center justify-between">
          <Icon className="size-6 text-primary" aria-hidden="true" />
          <ArrowRight
            className="size-5 text-muted-foreground transition-transform duration-150 group-hover:translate-x-1"
            aria-hidden="true"
          />
        </span>
        <span className="grid gap-1">
          <span className="font-serif text-[1.35rem] leading-tight">{title}</span>
          <span className="text-muted-foreground">{about}</span>
        </span>
        {(loading || children) && (
          <span className="min-h-6 font-medium tabular-nums" aria-busy={loading}>
            {loading ? <Skeleton className="h-5 w-28 rounded-sm" /> : children}
          </span>
        )}
      </Link>
    </li>
  );
}
