import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotSent } from '#shared/sending/not-sent.tsx';
import type { Sending } from '#shared/sending/use-sender.ts';
import { Button } from '#ui/button.tsx';
import { PlanFields } from './plan-fields.tsx';
import type { PlanTexts } from './plan-texts.ts';

interface PlanFormProps {
  /** The accessible name. */
  label: string;
  /** What the fields say at first. */
  plan: PlanTexts;
  sending: Pick<Sending<unknown>, 'busy' | 'error' | 'problem' | 'dismiss'>;
  onSend: (plan: PlanTexts) => void;
  onCancel: () => void;
  /** The title of the message about a failure. */
  failed: string;
  /** What the button that sends says. */
  children: ReactNode;
}

/** The questions of a plan, opened in place. What is typed stays as long as it is open. */
export function PlanForm({ label, plan, sending, onSend, onCancel, failed, children }: PlanFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(plan);
  const form = useRef<HTMLFormElement>(null);
  // Not the first field: on a phone, the keyboard would cover what may stay as it is.
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!sending.busy) onSend(draft);
  };
  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-label={label}
      onSubmit={submit}
      className="grid gap-3 rounded-md border bg-card p-4 outline-none"
    >
      <PlanFields
        plan={draft}
        error={sending.error}
        onChange={(next) => {
          sending.dismiss();
          setDraft(next);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" loading={sending.busy}>
          {children}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
      <NotSent title={failed} sending={sending} />
    </form>
  );
}
