import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface TestMailProps {
  hasServer: boolean;
  /** The administrator’s own address. */
  to: string;
}

/** Sends a mail to the administrator now, and says what the mail server answered. */
export function TestMail({ hasServer, to }: TestMailProps) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const [result, setResult] = useState<Outputs['admin']['mail']['test']>();
  const testing = useSend({
    send: (_: string, call) => {
      setResult(undefined);
      return api.admin.mail.test.mutate(undefined, call());
    },
    refresh: () => utils.admin.checklist.invalidate(),
    onSent: setResult,
  });
  const failed = result?.failed;
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" loading={testing.busy} onClick={() => void testing.send(to)}>
        {t(testing.busy ? 'settings.mail.testing' : 'settings.mail.test')}
      </Button>
      <NotSent title={t('settings.mail.testFailed')} sending={testing} className="w-full" />
      {failed && (
        <Alert tone="error" title={t('settings.mail.testFailed')} className="w-full">
          {t(`settings.mail.failures.${failed.failure}`)}
          <span className="mt-1 block text-[0.9rem] text-muted-foreground [overflow-wrap:anywhere]">
            {failed.reason}
          </span>
        </Alert>
      )}
      {result && !failed && (
        <Alert tone="success" className="w-full [overflow-wrap:anywhere]">
          {t(hasServer ? 'settings.mail.testSent' : 'settings.mail.testWritten', { to })}
        </Alert>
      )}
    </div>
  );
}
