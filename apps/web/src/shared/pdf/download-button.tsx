import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Success } from '#ui/success.tsx';

interface DownloadButtonProps {
  /** The label: "Download PDF". */
  label: string;
  /** The message once the file is downloaded. */
  done: string;
  /** Makes the file and saves it. The code that makes it is heavy, so it is loaded on demand. */
  download: () => Promise<void>;
  size?: 'sm' | 'md';
}

/** A button that makes a document, with its loading state and its error. */
export function DownloadButton({ label, done, download, size = 'md' }: DownloadButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'ready' | 'busy' | 'done' | 'failed'>('ready');
  const start = async () => {
    setState('busy');
    try {
      await download();
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <Button variant="secondary" size={size} loading={state === 'busy'} onClick={() => void start()}>
        {state !== 'busy' && <FileDown aria-hidden="true" />}
        {state === 'busy' ? t('phases.download.busy') : label}
      </Button>
      <Success className="text-[0.95rem] text-muted-foreground">{state === 'done' && done}</Success>
      {state === 'failed' && <Alert tone="error">{t('phases.download.failed')}</Alert>}
    </div>
  );
}
