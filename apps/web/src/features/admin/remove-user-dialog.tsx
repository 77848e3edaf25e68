import { useTranslation } from 'react-i18next';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface RemoveUserDialogProps {
  id: string;
  name: string;
  username: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemoved: () => void;
}

/** Asks before a user is removed, with the user's name and the data that are deleted too. */
export function RemoveUserDialog({ id, name, username, open, onOpenChange, onRemoved }: RemoveUserDialogProps) {
  const { t } = useTranslation();
  // Fetched each time the dialog opens: the counts have to be up to date.
  const belongings = trpc.admin.users.belongings.useQuery({ id }, { enabled: open, staleTime: 0, gcTime: 0 });
  const removing = useSend({ send: (_, call) => api.admin.users.remove.mutate({ id }, call()), onSent: onRemoved });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(asks) => {
        removing.dismiss();
        onOpenChange(asks);
      }}
      title={<bdi className="[overflow-wrap:anywhere]">{t('user.removeTitle', { name })}</bdi>}
      description={t('user.removeText', { username })}
      confirmLabel={t('user.removeConfirm')}
      onConfirm={() => void removing.send()}
      busy={removing.busy || belongings.isPending}
      error={removing.problem}
    >
      <div aria-live="polite">
        {belongings.error && <Alert tone="warning">{t('admin.belongingsFailed')}</Alert>}
        {belongings.data && <Belongings counts={belongings.data} />}
      </div>
    </ConfirmDialog>
  );
}

const kinds = ['weekly', 'prospects', 'habits', 'evaluations', 'exercises', 'comments', 'notes', 'ownNotes'] as const;

function Belongings({ counts }: { counts: Record<(typeof kinds)[number], number> }) {
  const { t } = useTranslation();
  const owned = kinds.filter((kind) => counts[kind] > 0);
  if (owned.length === 0) return <p>{t('admin.belongingsNone')}</p>;
  return (
    <>
      <p>{t('admin.belongingsTitle')}</p>
      <ul className="mt-1 list-disc pl-5">
        {owned.map((kind) => (
          <li key={kind}>{t(`admin.belongings.${kind}`, { count: counts[kind] })}</li>
        ))}
      </ul>
    </>
  );
}
