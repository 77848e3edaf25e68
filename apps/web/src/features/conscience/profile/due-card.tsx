import { paths } from '@miraco/contract/paths';
import type { LaterDuty } from '@miraco/domain/due';
import { useTranslation } from 'react-i18next';
import { NextCard } from '#features/conscience/next-card.tsx';
import { DueList } from '#parts/due/due-list.tsx';
import { dutyPages } from '#parts/due/due-now.ts';
import { nextDue } from '#parts/later-phases/week.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';

interface DueCardProps {
  due: readonly LaterDuty[];
  /** When the latest wellness test was taken, for somebody to whom nothing is left to do. */
  wellnessAt: number | null;
}

/** What is due in the later phases: one thing big, the rest small. */
export function DueCard({ due: [first, ...rest], wellnessAt }: DueCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!first) {
    const date = dateFormat(language, { dateStyle: 'full' }).format(nextDue(wellnessAt ?? Date.now()));
    return (
      <NextCard
        title={t('profile.due.nothing.title')}
        about={t('profile.due.nothing.about', { date })}
        to={paths.progress}
        action={t('profile.due.nothing.action')}
      />
    );
  }
  return (
    <NextCard
      title={t(`profile.due.${first}.title`)}
      about={t(`profile.due.${first}.about`)}
      to={dutyPages[first]}
      action={t(`profile.due.${first}.action`)}
      after={
        rest.length > 0 && (
          <div className="mt-6 border-t pt-4">
            <h3 className="eyebrow mb-1 font-sans">{t('profile.due.also')}</h3>
            <DueList due={rest} />
          </div>
        )
      }
    />
  );
}
