import { historyMarker, mostFrequentSign, type VirtueEvaluation } from '@miraco/domain/evaluation';
import { useTranslation } from 'react-i18next';
import { FrequencyMark } from '#charts/frequency-mark.tsx';

/** What the marker of an entry is called. Asked for once by a table: a thousand cells that each ask would be slow. */
export function useMarkerName(naming: 'state' | 'frequency') {
  const { t } = useTranslation();
  return (entry: VirtueEvaluation | undefined): string => {
    const state = naming === 'state' ? historyMarker(entry) : undefined;
    if (state) return t(`phases.state.${state}`);
    return t(`phases.frequency.${mostFrequentSign(entry) ?? 'notEvaluated'}`);
  };
}

interface EvaluationMarkerProps {
  entry: VirtueEvaluation | undefined;
  name: string;
}

/** How a virtue stood on a date: its marker, and in words for those who do not see it or point at it. */
export function EvaluationMarker({ entry, name }: EvaluationMarkerProps) {
  return (
    <span title={name} className="grid place-items-center">
      <FrequencyMark group={mostFrequentSign(entry) ?? 'notEvaluated'} />
      <span className="sr-only">{name}</span>
    </span>
  );
}
