import {
  mostFrequentSign,
  noSign,
  type SignFrequency,
  signsOf,
  type VirtueEvaluation,
} from '@miraco/domain/evaluation';
import { signName } from '@miraco/method/sign-name';
import { Check } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Signs } from '#parts/signs/signs.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useStableCallback } from '#shared/use-stable-callback.ts';
import { Button } from '#ui/button.tsx';
import { type OfferedSigns, withSign } from './entries.ts';
import { EvaluationSign } from './sign.tsx';

export interface EvaluationSignsProps {
  /** The prefix of its controls' names. */
  id: string;
  offered: OfferedSigns;
  emotions: Signs;
  behaviours: Signs;
  entry: VirtueEvaluation | undefined;
  disabled: boolean;
  onChange: (entry: VirtueEvaluation) => void;
  /** Says that nothing of it shows, and moves on. */
  onNone: (byPointer: boolean) => void;
  /** None has been said already, and is pressed again; it is taken back by default. */
  onNoneAgain?: () => void;
}

/** The emotions and behaviours of a virtue, each with a frequency; or none of them. Spec 2, section 5. */
export function EvaluationSigns(props: EvaluationSignsProps) {
  const { id, offered, emotions, behaviours, entry, disabled, onChange, onNone, onNoneAgain } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const [refused, setRefused] = useState<{ sign: string; attempt: number }>();
  const chosen = signsOf(entry);
  const none = entry === noSign;
  const signs = [...offered.emotions, ...offered.behaviours];
  // Those of which it was said, one by one, that they do not show.
  const [not, setNot] = useState<readonly string[]>([]);
  const answered = mostFrequentSign(entry) !== undefined;

  const choose = useStableCallback((sign: string, frequency: SignFrequency | undefined) => {
    const nots = [...not.filter((other) => other !== sign), ...(frequency ? [] : [sign])];
    setNot(nots);
    if (!answered && signs.every((each) => nots.includes(each))) return onChange(noSign);
    const changed = withSign(entry, sign, frequency);
    setRefused(changed ? undefined : { sign, attempt: (refused?.attempt ?? 0) + 1 });
    if (changed) onChange(changed);
  });
  const chooseNone = ({ detail }: MouseEvent) => {
    // The second press of a double one leaves the answer as it is.
    if (none && detail > 1) return;
    setRefused(undefined);
    setNot([]);
    if (!none) onNone(detail > 0);
    else if (onNoneAgain) onNoneAgain();
    else onChange({});
  };

  return (
    <>
      <Button
        variant="secondary"
        data-choice="0"
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
                sign={sign}
                name={`${id}-${sign}`}
                label={signName(list === 'emotions' ? emotions : behaviours, sign, language)}
                frequency={chosen[sign]}
                isNot={!chosen[sign] && (answered || not.includes(sign))}
                refused={refused?.sign === sign ? refused.attempt : undefined}
                disabled={disabled}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
