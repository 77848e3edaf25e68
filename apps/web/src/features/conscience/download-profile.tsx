import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/language.ts';
import type { Outputs } from '#app/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

export interface DownloadProfileProps {
  me: Outputs['account']['me'];
  overview: Outputs['conscience']['overview'];
  words: Outputs['method']['virtues'];
  partners: Outputs['method']['polarity'];
}

/** The profile on paper. What makes it is heavy, so it is fetched when it is asked for. */
export function DownloadProfile(profile: DownloadProfileProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  const download = async () => {
    setState('busy');
    try {
      const { downloadProfile } = await import('./profile-document.ts');
      await downloadProfile(profile, language, t);
      setState('ready');
      toast({ title: t('resume.downloaded'), tone: 'success' });
    } catch {
      setState('failed');
    }
  };

  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <Button variant="secondary" loading={state === 'busy'} onClick={() => void download()}>
        {state !== 'busy' && <FileDown aria-hidden="true" />}
        {state === 'busy' ? t('resume.downloading') : t('resume.download')}
      </Button>
      {state === 'failed' && <Alert tone="error">{t('resume.downloadFailed')}</Alert>}
    </div>
  );
}
