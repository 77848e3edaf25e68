import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { ManifestForm } from './manifest-form.tsx';
import { useManifest } from './use-manifest.ts';

/** /client/test/responsibility/manifest: one statement for each virtue. Spec 2, sections 2 and 5. */
export function Manifest() {
  const { t } = useTranslation();
  const user = userId();
  const screen = useScreen((ask) => ({
    me: ask.account.me(),
    overview: ask.conscience.overview({ user }),
    words: ask.method.virtues(),
    emotions: ask.method.emotions(),
    behaviours: ask.method.behaviours(),
  }));
  const manifest = useManifest(user);
  usePageTitle(t('manifest.title'));

  if (!screen.data || !manifest.ready) {
    return <Loading title={t('manifest.title')} queries={[screen, ...manifest.queries]} />;
  }
  const { me, overview, words, ...signWords } = screen.data;
  return <ManifestForm me={me} overview={overview} words={words} signWords={signWords} manifest={manifest} />;
}
