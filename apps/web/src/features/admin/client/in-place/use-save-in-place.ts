import { useTranslation } from 'react-i18next';
import { useUndo } from '#features/admin/use-undo.ts';
import type { Delivery } from '#shared/sending/sender.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';

/** Long enough to look at what was saved before it is kept. */
const undoable = 10_000;

interface SaveInPlace<Sent> extends Pick<Delivery<Sent, unknown>, 'send' | 'refresh'> {
  user: { id: string; firstname: string };
  onSaved: () => void;
}

/** Saves in a client's place, and offers to undo it. */
export function useSaveInPlace<Sent = void>({ user, send, refresh, onSaved }: SaveInPlace<Sent>) {
  const { t } = useTranslation();
  const { admin } = trpc.useUtils();
  const undoing = useUndo();
  const announce = async () => {
    const entry = await api.admin.changes.latest.query({ user: user.id }).catch(() => null);
    toast({
      title: t('inPlace.saved', { name: user.firstname }),
      duration: undoable,
      ...(entry && { action: { label: t('inPlace.undo'), onSelect: () => void undoing.send(entry.id) } }),
    });
  };
  return useSend<Sent, unknown>({
    send,
    refresh: () => Promise.all([refresh?.(), admin.activity.invalidate()]),
    onSent: () => {
      onSaved();
      void announce();
    },
  });
}
