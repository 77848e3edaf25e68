import { maximumSigns, mostFrequentSign, signsOf, type VirtueEvaluation } from '@miraco/domain/evaluation';
import type { Virtue } from '@miraco/domain/virtues';
import type { Translated } from '@miraco/method/text';
import { Check, ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FrequencyMark } from '#charts/frequency-mark.tsx';
import type { Signs } from '#parts/signs/signs.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { cn } from '#ui/cn.ts';
import type { OfferedSigns } from './entries.ts';
import { EvaluationPanel } from './panel.tsx';
import { virtueId } from './use-focus.ts';

interface EvaluationVirtueProps {
  virtue: Virtue;
  words: Outputs['method']['virtues'][Virtue];
  offered: OfferedSigns;
  emotions: Signs;
  behaviours: Signs;
  entry: VirtueEvaluation | undefined;
  unfolded: boolean;
  onUnfold: (virtue: Virtue, unfold: boolean) => void;
  disabled: boolean;
  onChange: (virtue: Virtue, entry: VirtueEvaluation) => void;
  onNone: (virtue: Virtue, byPointer: boolean) => void;
  /** While it is unfolded: the next virtue of this step that lacks something. */
  next: Translated | undefined;
  /** Moves to it, or to the next step where there is none. */
  onNext: (virtue: Virtue) => void;
  /** Whether the next step is sending. */
  last: boolean;
}

/** A virtue: closed, it shows its state; open, it asks for its signs. Memoized: an answer does not render the other virtues. */
export const EvaluationVirtue = memo(function EvaluationVirtue(props: EvaluationVirtueProps) {
  const { virtue, words, entry, unfolded, onUnfold, onChange, onNone, onNext, ...panel } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const id = virtueId(virtue);
  const marker = mostFrequentSign(entry);
  const signs = Object.keys(signsOf(entry)).length;
  return (
    <li id={id} className="scroll-mt-28 rounded-lg border bg-card shadow-raised">
      <h2 className="text-[1.15rem]">
        <button
          type="button"
          aria-expanded={unfolded}
          aria-controls={`${id}-signs`}
          onClick={() => onUnfold(virtue, !unfolded)}
          className={cn(
            'flex min-h-14 w-full items-center gap-x-3.5 px-4 py-2.5 text-left -outline-offset-2 hover:bg-muted sm:px-6',
            unfolded ? 'rounded-t-lg' : 'rounded-lg',
          )}
        >
          <span
            aria-hidden="true"
            className={cn(
              'grid size-6 shrink-0 place-items-center rounded-full border',
              marker ? 'border-primary bg-primary text-primary-foreground' : 'border-input border-dashed',
            )}
          >
            {marker && <Check className="size-3.5" strokeWidth={3} />}
          </span>
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
            {words.name[language]}
            <span className="flex items-center gap-2 font-normal font-sans text-[0.9rem] text-muted-foreground">
              <span className="sr-only">{marker ? t('evaluation.isDone') : t('evaluation.isMissing')}</span>
              {marker && (
                <>
                  <FrequencyMark group={marker} className="size-3.5" />
                  {t(`phases.frequency.${marker}`)}
                </>
              )}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cn(
              'size-5 shrink-0 text-muted-foreground transition-transform duration-150',
              unfolded && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={`${id}-signs`} hidden={!unfolded} className="border-t px-4 pt-4 pb-5 sm:px-6">
        {unfolded && (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-[0.95rem]">
              <p className="measure min-w-0 flex-1 basis-64 text-muted-foreground">{words.meaning[language]}</p>
              <p role="status" className="tabular-nums">
                {t('evaluation.chosen', { count: signs, most: maximumSigns })}
              </p>
            </div>
            <EvaluationPanel
              {...panel}
              id={id}
              entry={entry}
              onChange={(changed) => onChange(virtue, changed)}
              onNone={(byPointer) => onNone(virtue, byPointer)}
              onNext={() => onNext(virtue)}
            />
          </>
        )}
      </div>
    </li>
  );
});
