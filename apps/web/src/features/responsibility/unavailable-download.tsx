import { FileDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';

interface UnavailableDownloadProps {
  label: string;
  /** Why there is nothing to download, and how to change that. */
  reason: string;
  /** Whether the reason is shown, or for screen readers only because the screen says it already. */
  shown?: boolean;
  size?: 'sm' | 'md';
}

/** Replaces a download that would be empty. */
export function UnavailableDownload({ label, reason, shown = false, size = 'md' }: UnavailableDownloadProps) {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-1.5 print:hidden">
      <Button variant="secondary" size={size} disabled aria-describedby={id}>
        <FileDown aria-hidden="true" />
        {label}
      </Button>
      <p id={id} className={shown ? 'text-[0.9rem] text-muted-foreground' : 'sr-only'}>
        {reason}
      </p>
    </div>
  );
}
