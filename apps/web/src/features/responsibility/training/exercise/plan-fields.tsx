import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type PlanTexts, planFaults } from './plan-texts.ts';

interface PlanFieldsProps {
  plan: PlanTexts;
  onChange: (plan: PlanTexts) => void;
  /** Why the last attempt to send them failed. */
  error: unknown;
}

/** When and how somebody means to do an exercise, and what if it goes wrong: both questions may stay open. */
export function PlanFields({ plan, onChange, error }: PlanFieldsProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const box = useRef<HTMLDivElement>(null);
  const faults = planFaults(error);
  useEffect(() => {
    if (error) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const field = (part: keyof PlanTexts, className?: string) => (
    <Field label={t(`planForm.${part}`)} optional error={message(faults[part])} {...(className ? { className } : {})}>
      <Textarea rows={1} value={plan[part]} onChange={({ target }) => onChange({ ...plan, [part]: target.value })} />
    </Field>
  );
  return (
    <div ref={box} className="grid content-start gap-3 sm:grid-cols-2">
      {field('cue')}
      {field('act')}
      {field('setback', 'sm:col-span-2')}
    </div>
  );
}
