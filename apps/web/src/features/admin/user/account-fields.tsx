import type { CurrentPhase } from '@miraco/domain/phases';
import { currentPhases, isWritable } from '@miraco/domain/user-phase';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldSet } from '#ui/field.tsx';
import { Radio, RadioGroup } from '#ui/radio-group.tsx';

interface PhaseFieldProps {
  phase: CurrentPhase;
  onChange: (phase: CurrentPhase) => void;
  /** Shown when a phase after Conscience is chosen: the steps that the user would leave undone. */
  warning: { title: string; text: ReactNode } | undefined;
}

export function PhaseField({ phase, onChange, warning }: PhaseFieldProps) {
  const { t } = useTranslation();
  return (
    <FieldSet label={t('user.phase')} className="sm:col-span-2">
      <RadioGroup
        value={phase}
        onValueChange={(value) => {
          const chosen = currentPhases.find(({ name }) => name === value);
          if (chosen) onChange(chosen.name);
        }}
        aria-label={t('user.phase')}
      >
        {currentPhases.map(({ name, number }) => (
          <Radio
            key={name}
            value={name}
            label={<Choice name={t(`user.phase${number}`)} hint={t(`user.phase${number}Hint`)} />}
          />
        ))}
      </RadioGroup>
      {!isWritable('conscience', { phase }) && warning && (
        <Alert tone="warning" title={warning.title}>
          {warning.text}
        </Alert>
      )}
    </FieldSet>
  );
}

/** The label of a radio button with a hint below. */
export function Choice({ name, hint }: { name: string; hint: string }) {
  return (
    <>
      {name}
      <span className="block text-[0.9rem] text-muted-foreground">{hint}</span>
    </>
  );
}

export function ActiveField({ disabled, onChange }: { disabled: boolean; onChange: (disabled: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      className="sm:col-span-2"
      label={t('user.active')}
      hint={t('user.activeHint')}
      checked={!disabled}
      onCheckedChange={(checked) => onChange(!checked)}
    />
  );
}
