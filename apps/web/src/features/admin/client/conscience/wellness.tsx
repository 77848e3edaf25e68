import { unevenBlocks } from '@miraco/domain/wellness';
import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CrisisMark } from '#charts/crisis-mark.tsx';
import { LevelMark } from '#charts/level-mark.tsx';
import { bestScore, formatScore, overallScore } from '#charts/score.ts';
import { WellnessAnswers } from '#features/admin/client/wellness-answers.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { PhaseOneTabData } from './phase-one-data.ts';

/** The initial test: 20 answers in four blocks, the mean of each and the total. Spec 1, section 2. */
export function PhaseOneWellness({ data: { initial, wellness } }: { data: PhaseOneTabData<'wellness'> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!initial) {
    return (
      <EmptyState className="break-inside-avoid" icon={<ClipboardList />} title={t('phaseOne.wellness.notTaken')}>
        {t('phaseOne.wellness.notTakenText')}
      </EmptyState>
    );
  }
  const { overall } = initial.score;
  const date = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(initial.date);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium">{t('phaseOne.wellness.total')}</span>
          <span className="font-serif text-[1.6rem] leading-none tabular-nums">
            {t('result.score', { score: formatScore(overallScore(overall), language), best: bestScore })}
          </span>
          <LevelMark level={overall.level} />
          <CrisisMark blocks={unevenBlocks(initial.score)} />
        </p>
        <p className="text-[0.95rem] text-muted-foreground">
          <time dateTime={new Date(initial.date).toISOString()}>{t('phaseOne.wellness.taken', { date })}</time>
        </p>
      </div>
      <WellnessAnswers test={initial} words={wellness} />
    </>
  );
}
