import { useTranslation } from 'react-i18next';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { toast } from '#ui/toast.ts';

/** Brings the hidden checklist of the first day back to the dashboard. */
export function FirstSteps() {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const showing = useSend({
    send: (checklistDismissed: boolean, call) => api.admin.settings.set.mutate({ checklistDismissed }, call()),
    refresh: () => Promise.all([utils.admin.settings.invalidate(), utils.admin.checklist.invalidate()]),
    onSent: () => {
      toast({ title: t('settings.firstSteps.shown') });
      // The pressed button is gone, and the focus would be lost with it.
      document.querySelector('h1')?.focus({ preventScroll: true });
    },
  });
  return (
    <FormSection id="first-steps" title={t('settings.firstSteps.title')} text={t('settings.firstSteps.text')}>
      <div className="sm:col-span-2">
        <NotSent title={t('settings.failed')} sending={showing} className="mb-4" />
        <Button variant="secondary" loading={showing.busy} onClick={() => void showing.send(false)}>
          {t('settings.firstSteps.show')}
        </Button>
      </div>
    </FormSection>
  );
}
