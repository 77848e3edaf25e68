import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#shared/copy-button.tsx';
import { saveFile } from '#shared/pdf/save-file.ts';
import { Button } from '#ui/button.tsx';
import { copiedWords } from './copied-words.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  username: string;
  /** Called when the codes have left the screen; they cannot be shown again. */
  onKept: () => void;
}

/** The recovery codes, to be saved before going on. */
export function RecoveryCodes({ codes, username, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone with the form.
  useEffect(() => heading.current?.focus(), []);

  const download = () => {
    const lines = [t('security.fileText', { username }), '', ...codes, ''];
    saveFile(`${t('security.fileName')}.txt`, new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border bg-card p-5 sm:p-7">
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {t('security.codesTitle')}
        </h3>
        <p className="mt-2 text-muted-foreground">{t('security.codesText')}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-[1.05rem] tracking-wide">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} words={copiedWords(t)}>
          {t('security.copyCodes')}
        </CopyButton>
        <Button variant="secondary" onClick={download}>
          <Download aria-hidden="true" />
          {t('security.download')}
        </Button>
        <Button onClick={onKept}>{t('security.kept')}</Button>
      </div>
    </section>
  );
}
