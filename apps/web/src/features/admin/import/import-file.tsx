import { importColumns, mostImported } from '@miraco/contract/user-import';
import { Download, FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byteOrderMark, csvLines } from '#features/admin/csv-lines.ts';
import { saveFile } from '#shared/pdf/save-file.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

interface ImportFileProps {
  /** The name of the file chosen last. */
  name: string | undefined;
  busy: boolean;
  /** The rows are being stored: no other file can be chosen. */
  locked: boolean;
  onChoose: (file: File) => void;
}

/** The field to choose or drop a file, with the expected format. */
export function ImportFile({ name, busy, locked, onChoose }: ImportFileProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !locked) onChoose(file);
  };
  const saveTemplate = async () => {
    const lines = await csvLines([importColumns.map((column) => t(`user.${column}`))]);
    saveFile('miraco-template.csv', new Blob([byteOrderMark, lines], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same
    <div
      className={cn(
        'grid gap-4 rounded-lg border border-dashed bg-card p-5 transition-colors duration-150 sm:p-7',
        over && 'border-primary bg-secondary',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div id={hintId} className="measure grid gap-2 text-muted-foreground">
        <p>{t('userImport.columns', { most: mostImported })}</p>
        <p>{t('userImport.passwords')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <label
          className={cn(
            'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md bg-primary px-5 py-2 text-center font-medium text-primary-foreground leading-tight hover:bg-primary/88 has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
            (busy || locked) && 'cursor-progress opacity-60',
          )}
        >
          <FileUp className="size-[1.15em] shrink-0" aria-hidden="true" />
          {t(name ? 'userImport.chooseOther' : 'userImport.choose')}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            className="sr-only"
            aria-describedby={hintId}
            disabled={locked}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) onChoose(file);
              // Cleared, so that choosing the same file again fires an event.
              event.target.value = '';
            }}
          />
        </label>
        <Button variant="ghost" onClick={() => void saveTemplate()}>
          <Download aria-hidden="true" />
          {t('userImport.template')}
        </Button>
      </div>
      <p role="status" className="text-muted-foreground [overflow-wrap:anywhere]">
        {busy ? t('userImport.reading') : name ? t('userImport.chosen', { name }) : t('userImport.drop')}
      </p>
    </div>
  );
}
