import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Button } from '#ui/button.tsx';

interface SettingFormProps {
  /** What is saved, for the name of the button: each part has its own. */
  title: string;
  sending: { busy: boolean; problem: string | undefined; dismiss: () => void };
  onSubmit: (event: FormEvent) => unknown;
  children: ReactNode;
}

/** The form of one part of the settings, with its button. */
export function SettingForm({ title, sending, onSubmit, children }: SettingFormProps) {
  const { t } = useTranslation();
  const submit = (event: FormEvent) => {
    if (sending.busy) return event.preventDefault();
    sending.dismiss();
    void onSubmit(event);
  };
  return (
    <form noValidate aria-label={title} className="grid gap-6 sm:col-span-2" onSubmit={submit}>
      {children}
      <NotSent title={t('settings.failed')} sending={sending} />
      <div>
        <Button type="submit" variant="secondary" loading={sending.busy} className="max-sm:w-full">
          {t(sending.busy ? 'common.saving' : 'settings.save')}
        </Button>
      </div>
    </form>
  );
}
