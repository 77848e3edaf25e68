import { historyMarkers, noSign, signFrequencies } from '@miraco/domain/evaluation';
import { useTranslation } from 'react-i18next';
import { FrequencyMark } from '#charts/frequency-mark.tsx';

/** In the order of the states that follow from them. */
const frequencies = [...signFrequencies, noSign] as const;

/** The four states: the marker of each, and what to do about it. Spec 2, sections 2 and 4. */
export function HistoricalLegend() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('historical.legend')}>
      <ul className="grid gap-x-6 gap-y-4 rounded-lg border bg-card p-5 shadow-raised sm:grid-cols-2 sm:px-7 xl:grid-cols-4">
        {historyMarkers.map((state, index) => (
          <li key={state} className="flex gap-3">
            <FrequencyMark group={frequencies[index] ?? 'notEvaluated'} className="mt-1 size-4.5" />
            <div className="min-w-0">
              <p className="font-medium">{t(`phases.state.${state}`)}</p>
              <p className="text-[0.9rem] text-muted-foreground leading-snug">{t(`historical.meaning.${state}`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex items-center gap-2 text-[0.9rem] text-muted-foreground">
        <FrequencyMark group="notEvaluated" />
        {t('historical.notEvaluated')}
      </p>
    </section>
  );
}
