import { useTranslation } from 'react-i18next';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import type { CoachingSession } from './ask.ts';

interface SessionRemovalProps {
  user: { id: string; firstname: string };
  session: CoachingSession;
  /** Its date as the list shows it. */
  date: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemoved: () => void;
}

/** Removes a session, after asking with its date. */
export function SessionRemoval({ user, session, date, open, onOpenChange, onRemoved }: SessionRemovalProps) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const removing = useSend({
    send: (_, call) => api.admin.coachingSessions.remove.mutate({ user: user.id, id: session.id }, call()),
    onSent: async () => {
      onOpenChange(false);
      toast({ title: t('coachingSessions.removed') });
      await utils.admin.invalidate();
      onRemoved();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        removing.dismiss();
        onOpenChange(next);
      }}
      title={t('coachingSessions.removeTitle', { date })}
      description={t('coachingSessions.removeText', { name: user.firstname })}
      confirmLabel={t('coachingSessions.removeConfirm')}
      onConfirm={() => void removing.send()}
      busy={removing.busy}
      error={removing.problem}
    />
  );
}
