import { useTranslation } from 'react-i18next';
import { UnavailableDownload } from '#features/responsibility/unavailable-download.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { DownloadButton } from '#shared/pdf/download-button.tsx';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import type { DownloadExercisesProps } from './exercises-document.ts';

/** Downloads the exercises of a block as a PDF, to tick off. */
export function DownloadExercises({ strength, groups }: DownloadExercisesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const utils = trpc.useUtils();
  const label = t(`manifest.exercises.${strength}`);
  const anything = groups.some(({ virtues }) => virtues.some(({ exercises }) => exercises.length > 0));
  if (!anything) return <UnavailableDownload label={label} reason={t('training.none')} size="sm" />;
  return (
    <DownloadButton
      label={label}
      done={t('manifest.exercises.downloaded')}
      size="sm"
      download={async () => {
        const { downloadExercises } = await import('./exercises-document.ts');
        // The training screen has all of them in its cache; missing ones are fetched in one request.
        const [me, overview, words, completions] = await Promise.all([
          utils.account.me.ensureData(),
          utils.conscience.overview.ensureData({ user: userId() }),
          utils.method.virtues.ensureData(),
          utils.responsibility.completions.getByUser.ensureData({ user: userId(), listed: true }),
        ]);
        await downloadExercises({ me, overview, words, completions, strength, groups }, language, t);
      }}
    />
  );
}
