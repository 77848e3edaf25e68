import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { failureData, useFailure } from '#app/failure.ts';
import { usePageTitle } from '#app/page-title.ts';
import { trpc } from '#app/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { EditUserForm } from './edit-user-form.tsx';
import { addressOf, useListPlace } from './list-place.ts';
import { NewUserForm } from './new-user-form.tsx';
import { RemoveUser } from './remove-user.tsx';
import { useFreshList } from './use-fresh-list.ts';
import type { User } from './user-changes.ts';
import type { AccessProfile } from './user-fields.tsx';

/** /admin/user: registers somebody new. Spec 1, sections 2 and 5. */
export function NewUser() {
  const { t } = useTranslation();
  usePageTitle(t('user.newTitle'));
  const profiles = trpc.admin.access.getAll.useQuery();
  return (
    <UserPage title={t('user.newTitle')} lead={t('user.newLead')}>
      {profiles.error && (
        <LoadFailed
          title={t('user.accessFailed')}
          error={profiles.error}
          busy={profiles.isFetching}
          onRetry={() => void profiles.refetch()}
        />
      )}
      {profiles.isPending && <FormSkeleton />}
      {profiles.data && <NewUserForm profiles={profiles.data} />}
    </UserPage>
  );
}

/** /admin/user/:id: changes or removes somebody. Spec 1, sections 2 and 5. */
export function EditUser() {
  const { id = '' } = useParams();
  const user = trpc.admin.users.get.useQuery({ id });
  const profiles = trpc.admin.access.getAll.useQuery();
  const { t } = useTranslation();
  const error = user.error ?? profiles.error;
  // An id that cannot be one is answered as invalid.
  if (user.data === null || failureData(user.error)?.key === 'errors.invalid') return <UnknownUser />;
  if (user.data && profiles.data) return <KnownUser key={id} user={user.data} profiles={profiles.data} />;
  return (
    <UserPage title={t('admin.settings')}>
      {error ? (
        <LoadFailed
          title={t('user.loadFailed')}
          error={error}
          busy={user.isFetching || profiles.isFetching}
          onRetry={() => {
            if (user.error) void user.refetch();
            if (profiles.error) void profiles.refetch();
          }}
        />
      ) : (
        <FormSkeleton />
      )}
    </UserPage>
  );
}

function KnownUser({ user, profiles }: { user: User; profiles: readonly AccessProfile[] }) {
  const { t } = useTranslation();
  const name = `${user.firstname} ${user.lastname}`;
  usePageTitle(name);
  const place = useListPlace();
  const openList = useFreshList();
  return (
    <UserPage title={<bdi className="[overflow-wrap:anywhere]">{name}</bdi>}>
      <EditUserForm user={user} profiles={profiles} />
      <RemoveUser
        id={user.id}
        name={name}
        onRemoved={() => {
          toast({ title: t('user.deleted'), description: name });
          void openList(place);
        }}
      />
    </UserPage>
  );
}

function UnknownUser() {
  const { t } = useTranslation();
  const { to, state } = addressOf(useListPlace());
  usePageTitle(t('user.notFound'));
  return (
    <UserPage title={t('user.notFound')} lead={t('user.notFoundText')}>
      <Button asChild>
        <Link to={to} state={state}>
          {t('user.seeUsers')}
        </Link>
      </Button>
    </UserPage>
  );
}

function UserPage({ title, lead, children }: { title: ReactNode; lead?: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { to, state } = addressOf(useListPlace());
  return (
    <div className="max-w-5xl">
      <PageHeader
        eyebrow={
          <Link to={to} state={state} className="inline-flex min-h-11 items-center gap-1.5 hover:text-foreground">
            <ArrowLeft className="size-4" aria-hidden="true" />
            {t('admin.backToUsers')}
          </Link>
        }
        title={title}
        lead={lead}
      />
      {children}
    </div>
  );
}

interface LoadFailedProps {
  title: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

function LoadFailed({ title, error, busy, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  return (
    <Alert
      tone="error"
      title={title}
      action={
        <Button variant="secondary" loading={busy} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {failure(error)}
    </Alert>
  );
}

function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className="grid gap-x-10 gap-y-5 border-t py-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-7! w-40" />
      <div className="grid gap-5 sm:grid-cols-2">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} className="h-11!" />
        ))}
      </div>
    </div>
  );
}
