import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { saveFile } from '#shared/pdf/save-file.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';

/** Downloads all data of a client, as the client can themselves. The server logs it. */
export function useClientExport(user: ClientData['user']) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const utils = trpc.useUtils();
  const { id, username } = user;
  return useSend({
    // Without a timeout: there may be years of tests.
    send: () => api.account.myData.allOf.mutate({ id }),
    onSent: async (data) => {
      saveFile(`miraco-${username}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      toast({ tone: 'success', title: t('clientPages.exported', { name: fullName(user) }) });
      await utils.admin.activity.invalidate({ id });
    },
    onFailed: (error) => {
      toast({ tone: 'error', title: t('clientPages.notExported'), description: failure(error) });
      return true;
    },
  });
}
