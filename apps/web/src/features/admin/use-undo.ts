import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';

/** Undoes an entry of the log, and shows the answers as they are then. */
export function useUndo() {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const { admin, conscience, impact, responsibility } = trpc.useUtils();
  return useSend({
    send: (id: string, call) => api.admin.changes.undo.mutate({ id }, call()),
    refresh: () => Promise.all([conscience, impact, responsibility, admin.activity].map((each) => each.invalidate())),
    onSent: () => toast({ title: t('inPlace.undone') }),
    onFailed: (error: unknown) => {
      toast({ tone: 'error', title: t('inPlace.notUndone'), description: failure(error) });
      return true;
    },
  });
}
