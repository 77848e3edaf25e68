import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { DownloadButton } from '#shared/pdf/download-button.tsx';
import type { DownloadProfileProps } from './profile-document.ts';

/** Downloads the profile as a PDF. */
export function DownloadProfile(profile: DownloadProfileProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <DownloadButton
      label={t('resume.download')}
      done={t('resume.downloaded')}
      download={async () => {
        const { downloadProfile } = await import('./profile-document.ts');
        await downloadProfile(profile, language, t);
      }}
    />
  );
}
