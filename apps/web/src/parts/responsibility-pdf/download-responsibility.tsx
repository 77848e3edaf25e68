import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { DownloadButton } from '#shared/pdf/download-button.tsx';
import type { DownloadResponsibilityProps } from './responsibility-document.ts';

/** Downloads the client's results in Responsibility as a PDF. Spec 2, section 9. */
export function DownloadResponsibility(profile: DownloadResponsibilityProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <DownloadButton
      label={t('resume.downloadLater')}
      done={t('resume.downloadedLater')}
      download={async () => {
        const { downloadResponsibility } = await import('./responsibility-document.ts');
        await downloadResponsibility(profile, language, t);
      }}
    />
  );
}
