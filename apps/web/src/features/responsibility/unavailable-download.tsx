import { FileDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';

interface UnavailableDownloadProps {
  label: string;
  /** Why there is nothing to download, and what changes that. */
  reason: string;
  /** Whether the reason is shown, or only read out because the screen says it already. */
  shown?: boolean;
  size?: 'sm' | 'md';
}

/** In the place of a download while there is nothing in it. */
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
