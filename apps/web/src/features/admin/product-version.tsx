import { useTranslation } from 'react-i18next';

/** At the end of pages of administrators: what they are asked for when they report something. */
export function ProductVersion({ version }: { version: string }) {
  const { t } = useTranslation();
  return <p className="mt-12 text-sm text-muted-foreground tabular-nums">{t('admin.version', { version })}</p>;
}
