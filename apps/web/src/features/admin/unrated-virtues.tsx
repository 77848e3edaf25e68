import { virtues } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { ClientData } from './client-data.ts';

/** The virtues that neither a test nor an administrator has rated. */
export function UnratedVirtues({ data: { overview, words } }: { data: Pick<ClientData, 'overview' | 'words'> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { unrated } = overview;
  if (unrated.length === 0) return null;
  if (unrated.length === virtues.length) return <p>{t('clientFrame.missing.all')}</p>;
  const names = new Intl.ListFormat(language).format(unrated.map((virtue) => words[virtue].name[language]));
  return <p>{t('clientFrame.missing.unrated', { count: unrated.length, names })}</p>;
}
