import type { Virtue } from '@miraco/domain/virtues';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { EvaluationStep } from './steps.ts';

interface EvaluationMissingProps {
  missing: readonly Virtue[];
  steps: readonly EvaluationStep[];
  words: Outputs['method']['virtues'];
  onJump: (virtue: Virtue) => void;
}

/** The virtues that lack something, as links: nothing is sent while there are any. Spec 2, section 5. */
export function EvaluationMissing({ missing, steps, words, onJump }: EvaluationMissingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} className="mt-6 scroll-mt-28">
      <Alert
        tone="error"
        title={t('evaluation.incomplete')}
        action={
          <div className="mt-1 grid gap-4">
            {steps.map(({ strength, virtues }) => {
              const lacking = virtues.filter((virtue) => missing.includes(virtue));
              if (lacking.length === 0) return null;
              return (
                <div key={strength} className="grid gap-2">
                  <p className="eyebrow">{t(`evaluation.step.${strength}`)}</p>
                  <ul className="flex flex-wrap gap-2">
                    {lacking.map((virtue) => (
                      <li key={virtue}>
                        <Button variant="secondary" size="sm" onClick={() => onJump(virtue)}>
                          {words[virtue].name[language]}
                        </Button>
                      </li>
                    ))}
                  </ul>
                </div>
              );
            })}
          </div>
        }
      >
        {t('evaluation.missing', { count: missing.length })}
      </Alert>
    </div>
  );
}
