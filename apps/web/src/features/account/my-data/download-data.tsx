import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { saveFile } from '#shared/pdf/save-file.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

/** Hands out everything that is held, as a file that people and programs can read. */
export function DownloadData() {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const download = useMutation({
    mutationFn: () => api.account.myData.all.query(),
    onSuccess: (data) => {
      const text = JSON.stringify(data, null, 2);
      saveFile('miraco-my-data.json', new Blob([text], { type: 'application/json' }));
      toast({ title: t('myData.download.done'), tone: 'success' });
    },
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button loading={download.isPending} onClick={() => download.mutate()}>
        {!download.isPending && <FileDown aria-hidden="true" />}
        {t(download.isPending ? 'myData.download.busy' : 'myData.download.all')}
      </Button>
      {download.isError && (
        <Alert tone="error" title={t('myData.download.failed')}>
          {failure(download.error)}
        </Alert>
      )}
    </div>
  );
}
