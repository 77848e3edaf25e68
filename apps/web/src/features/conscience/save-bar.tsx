import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

interface SaveBarProps {
  /** How far the form is. */
  progress: ReactNode;
  /** Where the draft is. */
  status: ReactNode;
  /** What went wrong on sending; it has to be seen wherever in the list the button was pressed. */
  error?: ReactNode;
  /** What the button does and where it leads; a phone has room for its first word only. */
  label: string;
  disabled: boolean;
  busy: boolean;
}

/** The end of a long form, in view from its beginning: how far it is, where the draft is, and the button that sends it. */
export function SaveBar({ progress, status, error, label, disabled, busy }: SaveBarProps) {
  const { t } = useTranslation();
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar,0px)+0.5rem)] z-10 -mx-2 mt-10 grid gap-3 rounded-lg border bg-card px-4 py-3 shadow-floating after:absolute after:-inset-x-3 after:top-full after:h-6 after:bg-background sm:px-6 lg:bottom-5">
      {error}
      <div className="flex items-center justify-between gap-x-4">
        <div className="grid min-w-0 flex-1 gap-1">
          {progress}
          <div className="text-[0.85rem] text-muted-foreground leading-snug">{status}</div>
        </div>
        <Button type="submit" disabled={disabled} loading={busy} aria-label={label}>
          <span className="max-sm:hidden">{label}</span>
          <span className="sm:hidden">{t('conscience.saveShort')}</span>
          <ArrowRight aria-hidden="true" className="max-sm:hidden" />
        </Button>
      </div>
    </div>
  );
}
