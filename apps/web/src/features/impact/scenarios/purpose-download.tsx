import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { DownloadButton } from '#shared/pdf/download-button.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import type { PurposeDownloadProps } from './purpose-document.ts';

/** Downloads all purposes as a PDF. */
export function PurposeDownload({ scenarios, ...purpose }: PurposeDownloadProps) {
  const { t } = useTranslation();
  const { method } = trpc.useUtils();
  const language = useLanguage();
  return (
    <DownloadButton
      label={t('scenarios.download')}
      done={t('scenarios.downloaded')}
      download={async () => {
        const { downloadPurpose } = await import('./purpose-document.ts');
        // No screen shows all of these; missing ones are fetched in one request.
        const [polarity, words, creations] = await Promise.all([
          method.polarity.ensureData(),
          method.purpose.ensureData(),
          method.creations.ensureData(),
        ]);
        const texts = { scenarios, polarity, purpose: words, creations };
        await downloadPurpose({ ...purpose, texts }, language, t);
      }}
    />
  );
}
