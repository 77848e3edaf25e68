import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePageTitle } from '#app/page-title.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { BackToList } from './back-to-list.tsx';
import { LoadFailed } from './load-failed.tsx';
import { type PhaseOneData, usePhaseOne } from './phase-one-data.ts';
import { PhaseOneHeader } from './phase-one-header.tsx';
import { PhaseOneMissing } from './phase-one-missing.tsx';
import { PhaseOneTabs } from './phase-one-tabs.tsx';
import { UnknownUser } from './unknown-user.tsx';
import { fullName } from './user-cells.tsx';

/** /admin/bloqueuno/:id: what a client has done in Conscience, for the coach to read. Spec 1, section 2. */
export function PhaseOne() {
  const { id = '' } = useParams();
  return <ClientPage key={id} id={id} />;
}

function ClientPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, unknown, error, busy, retry } = usePhaseOne(id);
  if (unknown) return <UnknownUser />;
  if (data) {
    return (
      <KnownClient data={data}>
        {error && <LoadFailed stale title={t('phaseOne.stale')} error={error} busy={busy} onRetry={retry} />}
      </KnownClient>
    );
  }
  return (
    <>
      <BackToList />
      {error ? (
        <LoadFailed title={t('phaseOne.loadFailed')} error={error} busy={busy} onRetry={retry} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

function KnownClient({ data, children }: { data: PhaseOneData; children: ReactNode }) {
  const { t } = useTranslation();
  usePageTitle(`${fullName(data.user)} · ${t('phaseOne.title')}`);
  return (
    <>
      <PhaseOneHeader data={data} />
      {children}
      <PhaseOneMissing data={data} />
      <PhaseOneTabs data={data} />
    </>
  );
}

function PageSkeleton() {
  const { t } = useTranslation();
  usePageTitle(t('phaseOne.title'));
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <div className="mt-2 mb-8 flex items-center gap-5">
        <Skeleton className="size-20! shrink-0 rounded-full!" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-9 w-full max-w-72" />
          <Skeleton className="w-full max-w-48" />
        </div>
      </div>
      <Skeleton className="mb-6 h-16 rounded-lg!" />
      <Skeleton className="mb-6 h-11" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-lg!" />
        <Skeleton className="h-72 rounded-lg!" />
      </div>
    </div>
  );
}
