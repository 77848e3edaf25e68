import type { PurposeForm } from '@miraco/domain/purpose';
import type { Ratings } from '@miraco/domain/ratings';
import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import type { PurposeRow } from '#parts/purpose/purpose-rows.ts';
import { useLanguage } from '#shared/language/language.ts';
import { DownloadButton } from '#shared/pdf/download-button.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import type { ScenarioSummary } from './scenario-summary.ts';

export interface PurposeDownloadProps {
  me: Outputs['account']['me'];
  ratings: Ratings;
  /** Each strong virtue with its counterparts that are weak for this client. */
  polarity: Outputs['conscience']['overview']['polarity'];
  names: Readonly<Record<Virtue, string>>;
  rows: Readonly<Record<PurposeForm, readonly PurposeRow[]>>;
  summaries: Readonly<Record<PurposeForm, ScenarioSummary>>;
  couple: Outputs['impact']['couple']['get'];
  personal: Outputs['impact']['personal']['get'];
  texts: Pick<Outputs['method'], 'scenarios' | 'polarity' | 'purpose' | 'creations'>;
}

/** The whole purpose on paper. */
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
