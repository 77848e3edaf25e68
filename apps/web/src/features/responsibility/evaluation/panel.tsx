import { noSign, type SignFrequency, signsOf, type VirtueEvaluation } from '@miraco/domain/evaluation';
import { signName } from '@miraco/method/sign-name';
import type { Translated } from '@miraco/method/text';
import { ArrowDown, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Signs } from '#parts/signs/signs.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Button } from '#ui/button.tsx';
import { type OfferedSigns, withSign } from './entries.ts';
import { EvaluationSign } from './sign.tsx';

interface EvaluationPanelProps {
  /** The prefix of its controls' names. */
  id: string;
  offered: OfferedSigns;
  emotions: Signs;
  behaviours: Signs;
  entry: VirtueEvaluation | undefined;
  disabled: boolean;
  onChange: (entry: VirtueEvaluation) => void;
  next: Translated | undefined;
  onNext: () => void;
  last: boolean;
}

/** The emotions and behaviours of a virtue, each with a frequency; or none of them. Spec 2, section 5. */
export function EvaluationPanel(props: EvaluationPanelProps) {
  const { id, offered, emotions, behaviours, entry, disabled, onChange, next, onNext, last } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const [refused, setRefused] = useState<{ sign: string; attempt: number }>();
  const chosen = signsOf(entry);
  const none = entry === noSign;

  const choose = (sign: string, frequency: SignFrequency | undefined) => {
    const changed = withSign(entry, sign, frequency);
    setRefused(changed ? undefined : { sign, attempt: (refused?.attempt ?? 0) + 1 });
    if (changed) onChange(changed);
  };
  const chooseNone = () => {
    if (disabled) return;
    setRefused(undefined);
    onChange(none ? {} : noSign);
  };
  const byKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLInputElement)) return;
    if (event.key !== 'Enter' && event.key !== '0') return;
    // Enter on a radio would submit the whole form.
    event.preventDefault();
    if (event.key === 'Enter') onNext();
    else chooseNone();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the controls inside it
    <div onKeyDown={byKey}>
      <div className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-2">
        {(['emotions', 'behaviours'] as const).map((list) => (
          <div key={list} className="grid content-start gap-3.5">
            <h3 className="eyebrow font-sans">{t(`evaluation.${list}`)}</h3>
            {offered[list].map((sign) => (
              <EvaluationSign
                key={sign}
                name={`${id}-${sign}`}
                label={signName(list === 'emotions' ? emotions : behaviours, sign, language)}
                frequency={chosen[sign]}
                refused={refused?.sign === sign ? refused.attempt : undefined}
                disabled={disabled}
                onChoose={(frequency) => choose(sign, frequency)}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-12 items-center gap-3 rounded-md border border-input bg-card py-2 pr-5 pl-3.5 leading-tight transition-colors duration-150 hover:bg-muted has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-foreground has-checked:inset-ring-1 has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:opacity-60 max-sm:w-full">
          <input
            type="checkbox"
            checked={none}
            disabled={disabled}
            onChange={chooseNone}
            className="size-5 shrink-0 cursor-[inherit] appearance-none rounded-[6px] border border-input bg-card outline-none checked:border-6 checked:border-primary"
          />
          {t('evaluation.none')}
        </label>
        {!disabled && (
          <Button variant="soft" className="max-sm:w-full" onClick={onNext}>
            {next && t('evaluation.nextVirtue', { name: next[language] })}
            {!next && (last ? t('evaluation.sendFromHere') : t('evaluation.nextStepFromHere'))}
            {next ? <ArrowDown aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
          </Button>
        )}
      </div>
    </div>
  );
}
