import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

/** The height of the bar, a phone's navigation below it and a line of text above; of a low window only a part. */
const room = 'min(12rem, 35vh)';

/** Keeps the focused field, and the line that is being typed, above the bar. A scroll margin on the field itself has no effect. */
function useRoomForBar(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = room;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
}

interface SaveBarProps {
  /** How much of the form is filled in. */
  progress: ReactNode;
  /** Whether the draft is saved. */
  status: ReactNode;
  /** Why sending failed. It has to be visible wherever in the list the button was pressed. */
  error?: ReactNode;
  /** What the button does and where it leads; a phone shows a shorter one. */
  label: string;
  disabled: boolean;
  busy: boolean;
}

/** The end of a long form, always in view: progress, the state of the draft, and the button that sends the form. */
export function SaveBar({ progress, status, error, label, disabled, busy }: SaveBarProps) {
  const { t } = useTranslation();
  useRoomForBar();
  return (
    // The list fades out behind the bar and can still be pressed where it shows. A very low window has no room for a fixed bar.
    <div
      data-foot
      className="pointer-events-none sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 mt-6 bg-linear-to-t from-70% from-background to-transparent px-2 pt-4 pb-2 lg:pb-5 print:hidden [@media(max-height:30rem)]:static"
    >
      <div className="pointer-events-auto grid gap-3 rounded-lg border bg-card px-4 py-3 shadow-floating sm:px-6">
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
    </div>
  );
}
