import { Copy } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

interface CopyButtonProps {
  text: string;
  /** What is said once it is copied, and where the browser does not allow it. */
  words: { copied: string; failed: string; failedText: string };
  children: string;
}

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text, words, children }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: words.copied });
    } catch {
      // No permission, or a page without TLS, which has no clipboard at all.
      toast({ tone: 'error', title: words.failed, description: words.failedText });
    }
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      {children}
    </Button>
  );
}
