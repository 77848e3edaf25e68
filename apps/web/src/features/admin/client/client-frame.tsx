import type { Phase } from '@miraco/domain/phases';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToList } from '#features/admin/back-to-list.tsx';
import type { ClientData } from '#features/admin/client-data.ts';
import { useListQuery } from '#features/admin/list-place.ts';
import { useCoachNotesOpen } from '#features/admin/notes/notes-open.ts';
import { CoachNotesPanel } from '#features/admin/notes/notes-panel.tsx';
import { usePhaseTitle } from '#features/admin/results-page.ts';
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

interface ClientFrameProps<Data extends ClientData> {
  /** The phase of this page. */
  phase: Phase;
  /** From the URL. */
  id: string;
  screen: Screen<Data>;
  /** A line at the end of the header: the client's progress in this phase. */
  status?: (data: Data) => ReactNode;
  /** The content of the phase, usually its `PhaseTabs`. */
  children: (data: Data) => ReactNode;
}

/**
 * The frame of a client's page in every phase: the client, the navigation, and the loading and failed states. Give it the client's
 * id as `key`, so that no state of one client is left on the page of another. Spec 1, section 2.
 */
export function ClientFrame<Data extends ClientData>({ phase, id, screen, status, children }: ClientFrameProps<Data>) {
  const { t } = useTranslation();
  const { data } = screen;
  const user = trpc.admin.users.get.useQuery({ id });
  // Fetched together with the page, in the same request.
  const neighbours = trpc.admin.users.neighbours.useQuery({ ...useListQuery(), id });
  const notes = useCoachNotesOpen();
  const title = usePhaseTitle()(phase);
  // The server answers an id of the wrong form as invalid.
  if (user.data === null || failureData(user.error)?.key === 'errors.invalid') return <UnknownUser />;
  if (data) {
    return (
      <>
        <Titled title={`${fullName(data.user)} · ${title}`} />
        <ClientHeader data={data} phase={phase} neighbours={neighbours.data} notes={notes} status={status?.(data)} />
        <LoadFailed stale title={t('clientFrame.stale')} queries={[screen]} />
        <div
          className={cn(
            notes.open && notes.beside && 'grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-6 print:block',
          )}
        >
          <div className="min-w-0">{children(data)}</div>
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
      <div className="mt-2 mb-8 flex items-center gap-5">
        <Skeleton className="size-20 shrink-0 rounded-full" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-9 w-full max-w-72 rounded-sm" />
          <Skeleton className="h-5 w-full max-w-48 rounded-sm" />
        </div>
      </div>
      <Skeleton className="mb-6 h-16 rounded-lg" />
      <Skeleton className="mb-6 h-11 rounded-sm" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </LoadingSkeleton>
  );
}
