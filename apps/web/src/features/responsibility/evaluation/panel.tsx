import {
  mostFrequentSign,
  noSign,
  type SignFrequency,
  signsOf,
  type VirtueEvaluation,
} from '@miraco/domain/evaluation';
import { signName } from '@miraco/method/sign-name';
import type { Translated } from '@miraco/method/text';
import { ArrowDown, ArrowRight, Check } from 'lucide-react';
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
  /** Says that nothing of it shows, and moves on. */
  onNone: () => void;
  next: Translated | undefined;
  onNext: () => void;
  last: boolean;
}

/** The emotions and behaviours of a virtue, each with a frequency; or none of them. Spec 2, section 5. */
export function EvaluationPanel(props: EvaluationPanelProps) {
  const { id, offered, emotions, behaviours, entry, disabled, onChange, onNone, next, onNext, last } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const [refused, setRefused] = useState<{ sign: string; attempt: number }>();
  const chosen = signsOf(entry);
  const none = entry === noSign;
  const signs = [...offered.emotions, ...offered.behaviours];
  // Those of which it was said, one by one, that they do not show.
  const [not, setNot] = useState<readonly string[]>([]);
  const answered = mostFrequentSign(entry) !== undefined;

  const choose = (sign: string, frequency: SignFrequency | undefined) => {
    const nots = [...not.filter((other) => other !== sign), ...(frequency ? [] : [sign])];
    setNot(nots);
    if (!answered && signs.every((each) => nots.includes(each))) return onChange(noSign);
    const changed = withSign(entry, sign, frequency);
    setRefused(changed ? undefined : { sign, attempt: (refused?.attempt ?? 0) + 1 });
    if (changed) onChange(changed);
  };
  const chooseNone = () => {
    if (disabled) return;
    setRefused(undefined);
    setNot([]);
    if (none) onChange({});
    else onNone();
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
      <Button
        variant="secondary"
        aria-pressed={none}
        disabled={disabled}
        className="mt-4 aria-pressed:border-primary aria-pressed:bg-secondary aria-pressed:text-secondary-foreground max-sm:w-full"
        onClick={chooseNone}
      >
        <Check className={none ? '' : 'text-muted-foreground'} aria-hidden="true" />
        {t('evaluation.none')}
      </Button>
      <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-2">
        {(['emotions', 'behaviours'] as const).map((list) => (
          <div key={list} className="grid content-start gap-3.5">
            <h3 className="eyebrow font-sans">{t(`evaluation.${list}`)}</h3>
            {offered[list].map((sign) => (
              <EvaluationSign
                key={sign}
                name={`${id}-${sign}`}
                label={signName(list === 'emotions' ? emotions : behaviours, sign, language)}
                frequency={chosen[sign]}
                isNot={!chosen[sign] && (answered || not.includes(sign))}
                refused={refused?.sign === sign ? refused.attempt : undefined}
                disabled={disabled}
                onChoose={(frequency) => choose(sign, frequency)}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
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
