import { isTeam } from '@miraco/domain/access';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackToList } from '#features/admin/back-to-list.tsx';
import { useListPlace } from '#features/admin/list-place.ts';
import { CoachNotes } from '#features/admin/notes/notes.tsx';
import type { ConscienceProgress } from '#features/admin/phase-switch-missing.tsx';
import { SeeUsers } from '#features/admin/unknown-user.tsx';
import { useFreshList } from '#features/admin/use-fresh-list.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { failureData } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { LoadingSkeleton } from '#shared/loading/loading-skeleton.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { FormSection } from '#ui/form-section.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { ActivityLog } from './activity.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { InvitationSection } from './invitation-section.tsx';
import { LostSecondFactor } from './lost-second-factor.tsx';
import { NewUserForm } from './new-user-form.tsx';
import { RemoveUser } from './remove-user.tsx';
import type { User } from './user-changes.ts';
import type { AccessProfile } from './user-fields.tsx';

/** /admin/user: registers a user. Spec 1, sections 2 and 5. */
export function NewUser() {
  const { t } = useTranslation();
  usePageTitle(t('user.newTitle'));
  const screen = useScreen((ask) => ({
    profiles: ask.admin.access.getAll(),
    mailsInvitations: ask.admin.users.mailsInvitations(),
  }));
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
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const screen = useScreen((ask) => ({ user: ask.admin.users.get({ id }), profiles: ask.admin.access.getAll() }));
  // The data of the sections below are fetched in the same request; the form does not wait for them.
  const overview = trpc.conscience.overview.useQuery({ user: id });
  const words = trpc.method.virtues.useQuery();
  trpc.admin.activity.useQuery({ id }, { staleTime: 0 });
  const progress = overview.data && words.data ? { overview: overview.data, words: words.data } : undefined;
  const user = screen.data?.user;
  // The server answers an id of the wrong form as invalid.
  const unknown = user === null || failureData(screen.error)?.key === 'errors.invalid';
  const title = unknown ? t('user.notFound') : user ? fullName(user) : t('admin.settings');
  usePageTitle(title);
  // One page element for all states: its title has the focus, which would be lost with another element.
  return (
    <UserPage
      title={<bdi className="[overflow-wrap:anywhere]">{title}</bdi>}
      lead={unknown ? t('user.notFoundText') : undefined}
    >
      {unknown ? (
        <SeeUsers />
      ) : (
        <Loaded query={screen} failed={t('user.loadFailed')} placeholder={<FormSkeleton />}>
          {({ user: known, profiles }) =>
            known && <KnownUser key={id} user={known} profiles={profiles} progress={progress} />
          }
        </Loaded>
      )}
    </UserPage>
  );
}

interface KnownUserProps {
  user: User;
  profiles: readonly AccessProfile[];
  progress: ConscienceProgress | undefined;
}

function KnownUser({ user, profiles, progress }: KnownUserProps) {
  const { t } = useTranslation();
  const name = fullName(user);
  const place = useListPlace();
  const openList = useFreshList();
  return (
    <>
      <DeletionNotice id={user.id} name={name} />
      {user.state !== 'active' && !user.disabled && <InvitationSection user={user} />}
      <EditUserForm user={user} profiles={profiles} progress={progress} />
      {!isTeam(user.tests) && <NotesSection user={user} />}
      <ActivityLog user={user} />
      <LostSecondFactor id={user.id} name={name} />
      <RemoveUser
        id={user.id}
        name={name}
        username={user.username}
        onRemoved={() => {
          toast({ title: t('user.deleted'), description: name });
          void openList(place);
        }}
      />
    </>
  );
}

/** The coaches' notes about a client, on the page that manages the account. */
function NotesSection({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('coachNotes.title')} className="print:hidden">
      <div className="sm:col-span-2">
        <CoachNotes user={user.id} name={fullName(user)} />
      </div>
    </FormSection>
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
