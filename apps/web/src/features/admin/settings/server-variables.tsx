import { useTranslation } from 'react-i18next';

/** What the operator sets on the server: no page can. */
export function ServerVariables({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2">
      <p className="text-[0.95rem] text-muted-foreground">{t('settings.onServer')}</p>
      <pre
        translate="no"
        className="whitespace-pre-wrap rounded-md border bg-muted [overflow-wrap:anywhere] px-4 py-3 text-[0.9rem]"
      >
        {lines.join('\n')}
      </pre>
    </div>
  );
}
