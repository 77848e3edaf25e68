import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#shared/pdf/save-file.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Sent } from '#shared/sending/sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';

/** Downloads all personal data, as a file for people and programs. */
export function DownloadData() {
  const { t } = useTranslation();
  const fetching = useSend({
    // Without a timeout: there may be years of tests.
    send: () => api.account.myData.all.query(),
    onSent: (data) => {
      const text = JSON.stringify(data, null, 2);
      saveFile('miraco-my-data.json', new Blob([text], { type: 'application/json' }));
    },
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button loading={fetching.busy} onClick={() => void fetching.send()}>
        {!fetching.busy && <FileDown aria-hidden="true" />}
        {t(fetching.busy ? 'myData.download.busy' : 'myData.download.all')}
      </Button>
      <Sent sending={fetching}>{t('myData.download.done')}</Sent>
      <NotSent title={t('myData.download.failed')} sending={fetching} />
    </div>
  );
}
