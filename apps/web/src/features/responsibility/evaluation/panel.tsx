import type { Translated } from '@miraco/method/text';
import { ArrowDown, ArrowRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Button } from '#ui/button.tsx';
import { EvaluationSigns, type EvaluationSignsProps } from './signs.tsx';

interface EvaluationPanelProps extends EvaluationSignsProps {
  next: Translated | undefined;
  onNext: () => void;
  last: boolean;
}

/** The signs of a virtue in the list of all, and the way to the next one. */
export function EvaluationPanel({ next, onNext, last, ...signs }: EvaluationPanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const byKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLInputElement)) return;
    if (event.key !== 'Enter' && event.key !== '0') return;
    // Enter on a radio would submit the whole form.
    event.preventDefault();
    // A key that is held down would answer one virtue after another.
    if (event.repeat) return;
    if (event.key === 'Enter') onNext();
    else event.currentTarget.querySelector<HTMLElement>('[data-choice="0"]')?.click();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the controls inside it
    <div onKeyDown={byKey}>
      <EvaluationSigns {...signs} />
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        {!signs.disabled && (
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
