import { deletionAfterDays } from '@miraco/contract/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Sent } from '#shared/sending/sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import type { Sending } from '#shared/sending/use-sender.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

interface DeletionSectionProps {
  deletion: Outputs['account']['myData']['deletion'];
}

/** Requests the erasure of the account, and withdraws the request until it is carried out. */
export function DeletionSection({ deletion }: DeletionSectionProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const withdrawing = useSend({
    send: (_, call) => api.account.myData.withdrawDeletion.mutate(undefined, call()),
    refresh: () => utils.account.myData.deletion.invalidate(),
  });
  return (
    <section aria-labelledby="deletion" className="mt-10 border-t pt-8">
      <h2 id="deletion">{t('myData.deletion.title')}</h2>
      {deletion ? (
        <Asked deletion={deletion} withdrawing={withdrawing} />
      ) : (
        <>
          <p className="measure mt-3 text-muted-foreground">
            {t('myData.deletion.text', { count: deletionAfterDays })}
          </p>
          <Button variant="secondary-destructive" className="mt-5" onClick={() => setAsking(true)}>
            {t('myData.deletion.ask')}
          </Button>
        </>
      )}
      <Sent sending={{ done: withdrawing.done && !deletion }} className="mt-5">
        {t('myData.deletion.withdrawn')}
      </Sent>
      <DeletionDialog open={asking} onOpenChange={setAsking} />
    </section>
  );
}

interface AskedProps {
  deletion: NonNullable<DeletionSectionProps['deletion']>;
  withdrawing: Sending;
}

function Asked({ deletion, withdrawing }: AskedProps) {
  const { t } = useTranslation();
  const day = dateFormat(useLanguage(), { dateStyle: 'long' });
  return (
    <div className="mt-5 grid gap-4">
      <Alert
        tone="warning"
        title={t('myData.deletion.asked')}
        action={
          <Button variant="secondary" loading={withdrawing.busy} onClick={() => void withdrawing.send()}>
            {t('myData.deletion.withdraw')}
          </Button>
        }
      >
        {t('myData.deletion.askedText', { date: day.format(deletion.date), due: day.format(deletion.due) })}
      </Alert>
      <NotSent title={t('myData.deletion.failed')} sending={withdrawing} />
    </div>
  );
}
