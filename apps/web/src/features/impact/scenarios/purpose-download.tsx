import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { DownloadButton } from '#shared/pdf/download-button.tsx';
import type { PurposeDownloadProps } from './purpose-document.ts';

/** Downloads all purposes as a PDF. */
export function PurposeDownload(purpose: PurposeDownloadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <DownloadButton
      label={t('scenarios.download')}
      done={t('scenarios.downloaded')}
      download={async () => {
        const { downloadPurpose } = await import('./purpose-document.ts');
        await downloadPurpose(purpose, language, t);
      }}
    />
  );
}
