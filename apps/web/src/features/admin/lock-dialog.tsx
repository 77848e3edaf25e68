import { useTranslation } from 'react-i18next';
import { fullName } from '#shared/full-name.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';

interface LockDialogProps {
  user: { id: string; firstname: string; lastname: string; username: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before an account of the team is locked, with what ends. */
export function LockDialog({ user, open, onOpenChange }: LockDialogProps) {
  const { t } = useTranslation();
  const { admin } = trpc.useUtils();
  const name = fullName(user);
  const locking = useSend({
    send: (_, call) => api.admin.users.lock.mutate({ id: user.id }, call()),
    refresh: () => Promise.all([admin.users.invalidate(), admin.team.invalidate(), admin.activity.invalidate()]),
    onSent: () => {
      onOpenChange(false);
      toast({ title: t('user.locked'), description: name });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(asks) => {
        locking.dismiss();
        onOpenChange(asks);
      }}
      title={<bdi className="[overflow-wrap:anywhere]">{t('user.lockTitle', { name })}</bdi>}
      description={t('user.lockText', { username: user.username })}
      confirmLabel={t('user.lockConfirm')}
      onConfirm={() => void locking.send()}
      busy={locking.busy}
      error={locking.problem}
    />
  );
}
