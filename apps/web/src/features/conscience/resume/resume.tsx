import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { askResume } from '#features/conscience/asks.ts';
import { ConscienceMoment } from '#features/conscience/moments-lazily.ts';
import { useMoment, useTitleUnless } from '#parts/moment/address.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Navigate, useLocation } from '#shared/router/router.tsx';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { DownloadProfile } from './download-profile.tsx';
import { VirtueSummary } from './virtue-summary.tsx';

/** /client/resume while Conscience is open, /client/resume2 afterwards: the summary of a client's virtues. Spec 1, section 2. */
export function Resume() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const { pathname, search } = useLocation();
  const closing = useMoment('conscience');
  const user = userId();
  const overview = trpc.conscience.overview.useQuery({ user });
  const screen = useScreen(askResume);
  useTitleUnless('conscience', t('resume.title'));

  if (!screen.data || !overview.data) return <Loading title={t('resume.title')} queries={[overview, screen]} />;
  const { me, words, partners, reasonWords } = screen.data;
  const here = open ? paths.resume : paths.resumeLater;
  if (pathname !== here) return <Navigate to={`${here}${search}`} replace />;
  if (closing) {
    if (overview.data.missing.length > 0) return <Navigate to={here} replace />;
    return (
      <ConscienceMoment
        firstname={me.firstname}
        opened={!open}
        overview={overview.data}
        words={words}
        download={<DownloadProfile {...{ me, overview: overview.data, words, partners, reasonWords }} />}
      />
    );
  }
  return (
    <VirtueSummary
      me={me}
      overview={overview.data}
      words={words}
      partners={partners}
      reasonWords={reasonWords}
      refetch={overview.refetch}
      stale={overview.isError}
    />
  );
}
