import { historyMarker, mostFrequentSign, signsOf, type VirtueEvaluation } from '@miraco/domain/evaluation';
import { useTranslation } from 'react-i18next';
import { FrequencyMark } from '#charts/frequency-mark.tsx';

/** Names the marker of an entry. A table creates it once: a thousand cells that each did would be slow. */
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
  /** Opens its signs, where it has any. */
  onOpen?: (() => void) | undefined;
}

/** The state of a virtue on a date: its marker, and words for screen readers and tooltips. */
export function EvaluationMarker({ entry, name, onOpen }: EvaluationMarkerProps) {
  const mark = (
    <>
      <FrequencyMark group={mostFrequentSign(entry) ?? 'notEvaluated'} />
      <span className="sr-only">{name}</span>
    </>
  );
  if (onOpen && Object.keys(signsOf(entry)).length > 0) {
    return (
      <button
        type="button"
        title={name}
        className="grid size-full min-h-11 place-items-center rounded-sm -outline-offset-2 hover:bg-muted"
        onClick={onOpen}
      >
        {mark}
      </button>
    );
  }
  return (
    <span title={name} className="grid place-items-center">
      {mark}
    </span>
  );
}
