import type { ReactNode } from 'react';

interface SaveBarProps {
  /** How far the form is. */
  progress: ReactNode;
  /** Where the draft is. */
  status: ReactNode;
  /** What went wrong on sending; it has to be seen wherever in the list the button was pressed. */
  error?: ReactNode;
  /** The button that sends. */
  children: ReactNode;
}

/** The end of a long form, in view from its beginning: how far it is, where the draft is, and the button that sends it. */
export function SaveBar({ progress, status, error, children }: SaveBarProps) {
  return (
    <div
      data-save-bar
      className="sticky bottom-[calc(var(--bottom-bar,0px)+0.5rem)] z-10 -mx-2 mt-10 grid gap-3 rounded-lg border bg-card px-4 py-3 shadow-floating sm:px-6 lg:bottom-5"
    >
      {error}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5">
        <div className="grid min-w-0 flex-1 gap-1">
          {progress}
          <div className="text-[0.85rem] text-muted-foreground leading-snug">{status}</div>
        </div>
        {children}
      </div>
    </div>
  );
}
