import { noSign, signFrequencies } from '@miraco/domain/evaluation';
import { virtuesRated } from '@miraco/domain/ratings';
import { strengths } from '@miraco/domain/virtues';
import { ClipboardList } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FrequencyMark } from '#charts/frequency-mark.tsx';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { EvaluationTable } from '#parts/later-phases/evaluation-table.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { EvaluationSigns } from './evaluation-signs.tsx';
import type { PhaseTwoTabData } from './phase-two-data.ts';

const legend = [...signFrequencies, noSign] as const;

/** How often each virtue is lacking, by date, in a table for each strength. Spec 2, section 2. */
export function PhaseTwoEvaluation({
  data: { user, evaluations, overview, words },
}: {
  data: PhaseTwoTabData<'evaluation'>;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [latest] = evaluations;
  const [opened, setOpened] = useState<ComponentProps<typeof EvaluationSigns>['opened']>();
  if (!latest) {
    return (
      <EmptyState className="break-inside-avoid" icon={<ClipboardList />} title={t('phaseTwo.evaluation.none')}>
        {t('phaseTwo.evaluation.noneText')}
      </EmptyState>
    );
  }
  const date = dateFormat(language, { dateStyle: 'long' }).format(latest.date);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="text-muted-foreground">{t('phaseTwo.evaluation.summary', { count: evaluations.length, date })}</p>
        <Legend />
        <p className="w-full max-w-none text-[0.95rem]">
          {t('phaseTwo.evaluation.measured', { name: user.firstname })}
        </p>
      </div>
      {strengths.map((strength) => {
        const label = t(`phaseTwo.blocks.${strength}`);
        const virtues = virtuesRated(overview.ratings, strength);
        return (
          <section key={strength} className="min-w-0">
            <h3 className="mb-3 flex items-center gap-2">
              <SeriesMark look={strengthLooks[strength]} />
              {label}
            </h3>
            {virtues.length > 0 ? (
              <EvaluationTable
                label={`${t('phaseTwo.tabs.evaluation')}: ${label}`}
                virtues={virtues}
                evaluations={evaluations}
                words={words}
                naming="frequency"
                onOpen={(virtue, id) => {
                  const evaluation = evaluations.find((known) => known.id === id);
                  if (evaluation) setOpened({ virtue, evaluation });
                }}
              />
            ) : (
              <p className="text-muted-foreground">{t('phaseTwo.evaluation.emptyBlock')}</p>
            )}
          </section>
        );
      })}
      <EvaluationSigns opened={opened} words={words} onClose={() => setOpened(undefined)} />
    </div>
  );
}

function Legend() {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('phaseTwo.evaluation.legend')} className="flex flex-wrap gap-x-5 gap-y-1.5 text-[0.95rem]">
      {legend.map((group) => (
        <li key={group} className="flex items-center gap-2">
          <FrequencyMark group={group} />
          {t(`phases.frequency.${group}`)}
        </li>
      ))}
    </ul>
  );
}
