import { useTranslation } from 'react-i18next';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface WaitingAddressProps {
  /** The address that counts, and the one that waits for its confirmation. */
  email: string;
  pendingEmail: string;
  /** Takes the focus: the button is gone. */
  onCancelled: () => void;
}

/** The new address of the user's own account, until its link is opened: another link, or back to the address that counts. */
export function WaitingAddress({ email, pendingEmail, onCancelled }: WaitingAddressProps) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const again = useSend({
    send: (_: undefined, call) => api.account.newAddress.sendAgain.mutate(undefined, call()),
    onSent: () => cancelling.dismiss(),
  });
  const cancelling = useSend({
    send: (_: undefined, call) => api.account.newAddress.cancel.mutate(undefined, call()),
    onSent: async () => {
      await Promise.all([utils.account.me.invalidate(), utils.admin.users.invalidate()]);
      onCancelled();
    },
  });
  const problem = again.problem ?? cancelling.problem;
  return (
    <Alert title={t('user.waiting.title', { email: pendingEmail })} className="wrap-anywhere">
      {t('user.waiting.text', { email })}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          type="button"
          variant="secondary"
          size="sm"
          loading={again.busy}
          onClick={() => void again.send(undefined)}
        >
          {t('user.waiting.again')}
        </Button>
        <Button
          type="button"
          variant="ghost"
          size="sm"
          loading={cancelling.busy}
          onClick={() => void cancelling.send(undefined)}
        >
          {t('user.waiting.cancel')}
        </Button>
        {again.done && <span>{t('user.waiting.sent')}</span>}
      </div>
      {problem && <p className="mt-3 text-destructive">{problem}</p>}
    </Alert>
  );
}
