import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';

/** Mails invitations, and gets the link of one for `onLink`. A failure is a toast: the menu of a row has no place for it. */
export function useInvite(onLink: (id: string, url: string) => void) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const { failure } = useFailure();
  const onFailed = (error: unknown) => {
    toast({ tone: 'error', title: t('invitations.failed'), description: failure(error) });
    return true;
  };
  const refresh = () => Promise.all([utils.admin.users.invalidate(), utils.admin.activity.invalidate()]);
  const mailing = useSend({
    send: (ids: readonly string[], call) => api.admin.users.invite.mutate({ ids: [...ids] }, call()),
    refresh,
    onFailed,
    onSent: ({ sent, skipped }) => {
      const left = skipped > 0 ? { description: t('invitations.skipped', { count: skipped }) } : {};
      toast({ title: t('invitations.sent', { count: sent }), ...left });
    },
  });
  const linking = useSend({
    send: (id: string, call) => api.admin.users.invitationLink.mutate({ id }, call()),
    refresh,
    onFailed,
    onSent: ({ link }, id) => onLink(id, link),
  });
  return { mail: mailing.send, getLink: linking.send, mailing: mailing.busy, linking: linking.busy };
}
