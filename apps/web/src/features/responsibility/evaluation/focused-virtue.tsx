import { maximumSigns, signsOf } from '@miraco/domain/evaluation';
import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { EvaluationProps } from './evaluation-props.ts';
import { EvaluationSigns } from './signs.tsx';
import { virtueId } from './use-focus.ts';

interface FocusedVirtueProps
  extends Pick<EvaluationProps, 'words' | 'emotions' | 'behaviours' | 'offered' | 'entries' | 'onChange'> {
  virtue: Virtue;
  headingId: string;
  /** About its strength, at the first of each. */
  lead: string | undefined;
  onNone: () => void;
  onNoneAgain: () => void;
}

/** One virtue with its signs: none of them is one press and moves on; up to three signs are chosen, and then one goes on. */
export function FocusedVirtue(props: FocusedVirtueProps) {
  const { virtue, headingId, lead, words, emotions, behaviours, offered, entries, onChange, onNone, onNoneAgain } =
    props;
  const { t } = useTranslation();
  const language = useLanguage();
  const entry = entries[virtue];
  return (
    // biome-ignore lint/a11y/useSemanticElements: each sign is a fieldset already
    <div role="group" aria-labelledby={headingId} className="-mt-3">
      {lead && <p className="measure mb-2">{lead}</p>}
      <p className="measure text-muted-foreground">{words[virtue].meaning[language]}</p>
      <EvaluationSigns
        id={virtueId(virtue)}
        offered={offered[virtue]}
        emotions={emotions}
        behaviours={behaviours}
        entry={entry}
        disabled={false}
        onChange={(changed) => onChange(virtue, changed)}
        onNone={onNone}
        onNoneAgain={onNoneAgain}
      />
      <p role="status" className="mt-5 text-[0.95rem] text-muted-foreground tabular-nums">
        {t('evaluation.chosen', { count: Object.keys(signsOf(entry)).length, most: maximumSigns })}
      </p>
    </div>
  );
}
