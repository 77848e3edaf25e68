import { virtues } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { ClientData } from './client-data.ts';

/** Which virtues no test has rated and no administrator either. */
export function UnratedVirtues({ data: { overview, texts } }: { data: Pick<ClientData, 'overview' | 'texts'> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { unrated } = overview;
  if (unrated.length === 0) return null;
  if (unrated.length === virtues.length) return <p>{t('clientFrame.missing.all')}</p>;
  const names = new Intl.ListFormat(language).format(unrated.map((virtue) => texts.virtues[virtue].name[language]));
  return <p>{t('clientFrame.missing.unrated', { count: unrated.length, names })}</p>;
}
