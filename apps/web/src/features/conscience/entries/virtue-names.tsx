import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Badge } from '#ui/badge.tsx';

interface VirtueNamesProps {
  virtues: readonly Virtue[];
  names: Outputs['method']['virtues'];
}

/** Virtues by name; a placeholder for none. */
export function VirtueNames({ virtues, names }: VirtueNamesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (virtues.length === 0) return <span className="text-muted-foreground">{t('entries.noVirtue')}</span>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {virtues.map((virtue) => (
        <li key={virtue}>
          <Badge variant="primary">{names[virtue].name[language]}</Badge>
        </li>
      ))}
    </ul>
  );
}
