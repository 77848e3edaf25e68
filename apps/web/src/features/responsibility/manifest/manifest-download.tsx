import { useTranslation } from 'react-i18next';
import { UnavailableDownload } from '#features/responsibility/unavailable-download.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { DownloadButton } from '#shared/pdf/download-button.tsx';
import type { ManifestDownloadProps } from './manifest-document.ts';
import { isWritten } from './manifest-statements.ts';

/** Downloads the manifesto as a PDF. */
export function ManifestDownload(manifest: ManifestDownloadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!Object.values(manifest.statements).some(isWritten)) {
    const reason = `${t('manifest.none')} ${t('manifest.noneYet')}`;
    return <UnavailableDownload label={t('manifest.download')} reason={reason} shown />;
  }
  return (
    <DownloadButton
      label={t('manifest.download')}
      done={t('manifest.downloaded')}
      download={async () => {
        const { downloadManifest } = await import('./manifest-document.ts');
        await downloadManifest(manifest, language, t);
      }}
    />
  );
}
