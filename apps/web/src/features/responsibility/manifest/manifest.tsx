import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { ManifestForm } from './manifest-form.tsx';
import { useManifest } from './use-manifest.ts';

/** /client/test/responsibility/manifest: one statement for each virtue. Spec 2, sections 2 and 5. */
export function Manifest() {
  const { t } = useTranslation();
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const overview = trpc.conscience.overview.useQuery({ user });
  const words = trpc.method.virtues.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const manifest = useManifest(user);
  usePageTitle(t('manifest.title'));

  if (!me.data || !overview.data || !words.data || !manifest.ready) {
    return <Loading title={t('manifest.title')} queries={[me, overview, words, ...manifest.queries]} />;
  }
  return <ManifestForm me={me.data} ratings={overview.data.ratings} words={words.data} manifest={manifest} />;
}
