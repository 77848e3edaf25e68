import { isTeam } from '@miraco/domain/access';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToList } from '#features/admin/back-to-list.tsx';
import { ClientFrame } from '#features/admin/client/client-frame.tsx';
import { askSessions } from '#features/admin/client/sessions/ask.ts';
import { SessionsSection } from '#features/admin/client/sessions/sessions-lazily.tsx';
import { type ClientData, orAbsent } from '#features/admin/client-data.ts';
import { useListPlace } from '#features/admin/list-place.ts';
import { useFreshList } from '#features/admin/use-fresh-list.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { fullName } from '#shared/full-name.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { LoadingSkeleton } from '#shared/loading/loading-skeleton.tsx';
import { askAhead, useScreen } from '#shared/loading/use-screen.ts';
import { useParams } from '#shared/router/router.tsx';
import { useSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { ActivityLog } from './activity.tsx';
import { ArchiveClient } from './archive-client.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { InvitationSection } from './invitation-section.tsx';
import { LockAccount } from './lock-account.tsx';
import { LostSecondFactor } from './lost-second-factor.tsx';
import { NewUserForm } from './new-user-form.tsx';
import { RemoveUser } from './remove-user.tsx';
import type { AccessProfile } from './user-fields.tsx';

/** /admin/user: registers a user. Spec 1, sections 2 and 5. */
export function NewUser() {
  const { t } = useTranslation();
  usePageTitle(t('user.newTitle'));
  const screen = useScreen((ask) => ({
    profiles: ask.admin.access.getAll(),
    mailsInvitations: ask.admin.users.mailsInvitations(),
  }));
  usePlaces();
  return (
    <UserPage title={t('user.newTitle')} lead={t('user.newLead')}>
      <Loaded query={screen} failed={t('user.accessFailed')} placeholder={<FormSkeleton />}>
        {(known) => <NewUserForm {...known} />}
      </Loaded>
    </UserPage>
  );
}

/** /admin/user/:id: edits or removes a user. Spec 1, sections 2 and 5. */
export function EditUser() {
  const { id = '' } = useParams();
  const screen = useScreen((ask) => ({
    user: ask.admin.users.get({ id }, { select: orAbsent }),
    overview: ask.conscience.overview({ user: id }),
    words: ask.method.virtues(),
    profiles: ask.admin.access.getAll(),
  }));
  // Fetched in the same request; the page does not wait for them.
  trpc.admin.activity.useQuery({ id }, { staleTime: 0 });
  trpc.admin.secondFactor.of.useQuery({ id });
  useEffect(() => askAhead((ask) => ({ sessions: askSessions(ask, id) })), [id]);
  usePlaces();
  return (
    <ClientFrame key={id} id={id} page="account" screen={screen}>
      {(data) => <KnownUser {...data} />}
    </ClientFrame>
  );
}

/** Fetches the choices of the form together with the page. */
function usePlaces(): void {
  const enabled = useSession()?.isAdministrator === true;
  trpc.admin.team.useQuery(undefined, { enabled });
  trpc.admin.groups.all.useQuery();
}

interface KnownUserProps extends ClientData {
  profiles: readonly AccessProfile[];
}

function KnownUser({ user, overview, words, profiles }: KnownUserProps) {
  const { t } = useTranslation();
  const name = fullName(user);
  const administers = useSession()?.isAdministrator === true;
  const place = useListPlace();
  const openList = useFreshList();
  return (
    <div className="max-w-5xl">
      {user.state !== 'active' && !user.disabled && <InvitationSection user={user} />}
      <EditUserForm user={user} profiles={profiles} progress={{ overview, words }} />
      {!isTeam(user.tests) && <SessionsSection user={user} />}
      <ActivityLog user={user} />
      <LostSecondFactor id={user.id} name={name} />
      {isTeam(user.tests) ? <LockAccount user={user} /> : <ArchiveClient user={user} />}
      {administers && (
        <RemoveUser
          id={user.id}
          name={name}
          username={user.username}
          onRemoved={() => {
            toast({ title: t('user.deleted'), description: name });
            void openList(place);
          }}
        />
      )}
    </div>
  );
}

function UserPage({ title, lead, children }: { title: ReactNode; lead?: string | undefined; children: ReactNode }) {
  return (
    <div className="max-w-5xl">
      <BackToList />
      <PageHeader title={title} lead={lead} />
      {children}
    </div>
  );
}

function FormSkeleton() {
  return (
    <LoadingSkeleton>
      <div className="grid gap-x-10 gap-y-5 border-t py-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Skeleton className="h-7 w-40 rounded-sm" />
        <div className="grid gap-5 sm:grid-cols-2">
          {['first', 'second', 'third', 'fourth'].map((place) => (
            <Skeleton key={place} className="h-11 rounded-sm" />
          ))}
        </div>
      </div>
    </LoadingSkeleton>
  );
}
