import { useTranslation } from 'react-i18next';
import { DownloadProfile } from '#features/conscience/resume/download-profile.tsx';
import { OpeningMoment } from '#parts/moment/opening-moment.tsx';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

interface OpeningProps {
  me: Outputs['account']['me'];
  overview: Outputs['conscience']['overview'];
}

/** Responsibility has been opened, with the PDF of what led there. */
export function Opening({ me, overview }: OpeningProps) {
  const { t } = useTranslation();
  const screen = useScreen((ask) => ({
    words: ask.method.virtueTexts(),
    partners: ask.method.polarity(),
    reasonWords: ask.conscience.reasonWords({ user: me.id }, { staleTime: 0 }),
  }));
  if (!screen.data) return <Loading title={t('profile.title')} queries={[screen]} />;
  const { words, partners, reasonWords } = screen.data;
  return (
    <OpeningMoment
      firstname={me.firstname}
      overview={overview}
      words={words}
      download={<DownloadProfile {...{ me, overview, words, partners, reasonWords }} />}
    />
  );
}
