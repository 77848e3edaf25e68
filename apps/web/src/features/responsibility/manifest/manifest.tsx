import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { askManifest } from '#features/responsibility/asks.ts';
import { ManifestMoment } from '#features/responsibility/moments-lazily.ts';
import { useMoment, useTitleUnless } from '#parts/moment/address.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Navigate } from '#shared/router/router.tsx';
import { userId } from '#shared/session/session.ts';
import { ManifestDownload } from './manifest-download.tsx';
import { ManifestForm } from './manifest-form.tsx';
import { useManifest } from './use-manifest.ts';

/** /client/test/responsibility/manifest: one statement for each virtue. Spec 2, sections 2 and 5. */
export function Manifest() {
  const { t } = useTranslation();
  const user = userId();
  const screen = useScreen(askManifest);
  const manifest = useManifest(user);
  const closing = useMoment('manifest');
  useTitleUnless('manifest', t('manifest.title'));

  if (!screen.data || !manifest.ready) {
    return <Loading title={t('manifest.title')} queries={[screen, ...manifest.queries]} />;
  }
  const { me, overview, words, ...signWords } = screen.data;
  if (closing) {
    if (!manifest.whole) return <Navigate to={paths.manifest} replace />;
    const { statements } = manifest;
    const download = <ManifestDownload me={me} ratings={overview.ratings} words={words} statements={statements} />;
    return <ManifestMoment overview={overview} words={words} statements={statements} download={download} />;
  }
  return <ManifestForm me={me} overview={overview} words={words} signWords={signWords} manifest={manifest} />;
}
