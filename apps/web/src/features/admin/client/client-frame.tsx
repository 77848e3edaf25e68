import { isTeam } from '@miraco/domain/access';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToList } from '#features/admin/back-to-list.tsx';
import type { ClientData } from '#features/admin/client-data.ts';
import { type ClientPage, useClientPageTitle } from '#features/admin/client-pages.ts';
import { useListQuery } from '#features/admin/list-place.ts';
import { type CoachNotesOpen, useCoachNotesOpen } from '#features/admin/notes/notes-open.ts';
import { CoachNotesPanel } from '#features/admin/notes/notes-panel.tsx';
import { UnknownUser } from '#features/admin/unknown-user.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { failureData } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { LoadFailed } from '#shared/loading/load-failed.tsx';
import { Loading } from '#shared/loading/loading.tsx';
import { LoadingSkeleton } from '#shared/loading/loading-skeleton.tsx';
import type { Screen } from '#shared/loading/use-screen.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { cn } from '#ui/cn.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { ClientHeader } from './client-header.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { Visit } from './visit.tsx';

interface ClientFrameProps<Data extends ClientData> {
  page: ClientPage;
  /** From the URL. */
  id: string;
  screen: Screen<Data>;
  /** A line at the end of the header. */
  status?: (data: Data) => ReactNode;
  /** The content of the page; of a phase usually its `PhaseTabs`. */
  children: (data: Data, notes: CoachNotesOpen) => ReactNode;
}

/**
 * The frame of each page of a client: the client, the navigation, and the loading and failed states. Give it the client's
 * id as `key`, so that no state of one client is left on the page of another. Spec 1, section 2.
 */
export function ClientFrame<Data extends ClientData>({ page, id, screen, status, children }: ClientFrameProps<Data>) {
  const { t } = useTranslation();
  const { data } = screen;
  const user = trpc.admin.users.get.useQuery({ id });
  // Fetched together with the page, in the same request.
  const neighbours = trpc.admin.users.neighbours.useQuery({ ...useListQuery(), id });
  trpc.account.myData.deletionOf.useQuery({ id });
  const notes = useCoachNotesOpen();
  const title = useClientPageTitle()(page);
  // The server answers an id of the wrong form as invalid.
  if (user.data === null || failureData(user.error)?.key === 'errors.invalid') return <UnknownUser />;
  if (data) {
    return (
      <>
        <Titled title={`${fullName(data.user)} · ${title}`} />
        <ClientHeader data={data} page={page} neighbours={neighbours.data} notes={notes} status={status?.(data)} />
        <RemovalNotice user={data.user} />
        {!isTeam(data.user.tests) && <Visit user={id} />}
        <LoadFailed stale title={t('clientFrame.stale')} queries={[screen]} />
        <div
          className={cn(
            notes.open && notes.beside && 'grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-6 print:block',
          )}
        >
          <div className="min-w-0">{children(data, notes)}</div>
          {notes.open && <CoachNotesPanel user={data.user} notes={notes} />}
        </div>
      </>
    );
  }
  return (
    <>
      <Titled title={title} />
      <BackToList />
      <Loading failed={t('clientFrame.loadFailed')} placeholder={<FrameSkeleton />} queries={[screen]} />
    </>
  );
}

function Titled({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

function FrameSkeleton() {
  return (
    <LoadingSkeleton>
      <Skeleton className="mb-6 h-12 max-w-xl rounded-lg" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </LoadingSkeleton>
  );
}
