import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';

/** Mails clients a reminder of the weekly test. A toast says how many got it, and why others did not. */
export function useRemind(onSent?: (ids: readonly string[]) => void) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const { failure } = useFailure();
  return useSend({
    send: (ids: readonly string[], call) => api.admin.users.remind.mutate({ ids: [...ids] }, call()),
    refresh: () => utils.admin.activity.invalidate(),
    onFailed: (error) => {
      toast({ tone: 'error', title: t('reminders.failed'), description: failure(error) });
      return true;
    },
    onSent: ({ reminded, left }, ids) => {
      const reasons = [...new Set(left.map(({ reason }) => reason))].map((reason) =>
        t(`reminders.left.${reason}`, { count: left.filter((one) => one.reason === reason).length }),
      );
      toast({
        tone: reminded > 0 ? 'success' : 'info',
        title: reminded > 0 ? t('reminders.sent', { count: reminded }) : t('reminders.none'),
        ...(reasons.length > 0 ? { description: reasons.join(' ') } : {}),
      });
      onSent?.(ids);
    },
  });
}
