import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('security.copied') });
    } catch {
      // No permission, or a page without TLS, which has no clipboard at all.
      toast({ tone: 'error', title: t('security.notCopied'), description: t('security.notCopiedText') });
    }
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      {children}
    </Button>
  );
}
