import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldSet } from '#ui/field.tsx';
import { Radio, RadioGroup } from '#ui/radio-group.tsx';

interface PhaseFieldProps {
  /** True in the first phase. Spec 1, section 4. */
  activeTest: boolean;
  onChange: (activeTest: boolean) => void;
  /** Said when the second phase is chosen: what this user would leave undone. */
  warning: { title: string; text: ReactNode } | undefined;
}

export function PhaseField({ activeTest, onChange, warning }: PhaseFieldProps) {
  const { t } = useTranslation();
  return (
    <FieldSet label={t('user.phase')} className="sm:col-span-2">
      <RadioGroup
        value={activeTest ? '1' : '2'}
        onValueChange={(phase) => onChange(phase === '1')}
        aria-label={t('user.phase')}
      >
        <Radio value="1" label={<Choice name={t('user.phase1')} hint={t('user.phase1Hint')} />} />
        <Radio value="2" label={<Choice name={t('user.phase2')} hint={t('user.phase2Hint')} />} />
      </RadioGroup>
      {!activeTest && warning && (
        <Alert tone="warning" title={warning.title}>
          {warning.text}
        </Alert>
      )}
    </FieldSet>
  );
}

function Choice({ name, hint }: { name: string; hint: string }) {
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
      onCheckedChange={(checked) => onChange(checked !== true)}
    />
  );
}
