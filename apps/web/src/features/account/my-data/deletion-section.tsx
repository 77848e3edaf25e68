import { deletionAfterDays } from '@miraco/contract/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

interface DeletionSectionProps {
  deletion: Outputs['account']['myData']['deletion'];
}

/** Asks for the account to be erased, and takes that back for as long as it has not happened. */
export function DeletionSection({ deletion }: DeletionSectionProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="deletion" className="mt-10 border-t pt-8">
      <h2 id="deletion">{t('myData.deletion.title')}</h2>
      {deletion ? (
        <Asked deletion={deletion} />
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
      <DeletionDialog open={asking} onOpenChange={setAsking} />
    </section>
  );
}

function Asked({ deletion }: { deletion: NonNullable<DeletionSectionProps['deletion']> }) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const utils = trpc.useUtils();
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' });
  const withdraw = trpc.account.myData.withdrawDeletion.useMutation({
    onSuccess: async () => {
      toast({ title: t('myData.deletion.withdrawn'), tone: 'success' });
      await utils.account.myData.deletion.invalidate();
    },
  });
  return (
    <div className="mt-5 grid gap-4">
      <Alert
        tone="warning"
        title={t('myData.deletion.asked')}
        action={
          <Button variant="secondary" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('myData.deletion.withdraw')}
          </Button>
        }
      >
        {t('myData.deletion.askedText', { date: day.format(deletion.date), due: day.format(deletion.due) })}
      </Alert>
      {withdraw.isError && (
        <Alert tone="error" title={t('myData.deletion.failed')}>
          {failure(withdraw.error)}
        </Alert>
      )}
    </div>
  );
}
