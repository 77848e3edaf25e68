import { PencilLine, UserRoundPen } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '#shared/leaving/leave-dialog.tsx';
import { useLeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Button } from '#ui/button.tsx';
import type { useInPlace } from './use-in-place.ts';

interface InPlaceProps {
  place: Omit<ReturnType<typeof useInPlace>, 'changes' | 'change' | 'saving'> & {
    saving: { busy: boolean; problem: string | undefined };
  };
  /** What is read and written here. */
  label: string;
  /** The button that begins; "write in their place" by default. */
  button?: string;
  /** Nobody can write, so there is no button. */
  locked: boolean;
  /** Saves unless something is wrong; saves whatever there is by default. */
  onSave?: () => void;
  children: ReactNode;
}

/** Something of a client that is read first, and written in their place on purpose: saved once, by its button. */
export function InPlace({ place, label, button, locked, onSave, children }: InPlaceProps) {
  const { name, writing, begin, end, unsaved, saving, save } = place;
  const { t } = useTranslation();
  const guard = useLeaveGuard(unsaved);
  const top = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(writing);
  // The pressed button is gone: the focus moves to the start of what has changed.
  useEffect(() => {
    if (shown.current === writing) return;
    shown.current = writing;
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [writing]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (writing && unsaved) (onSave ?? save)();
  };
  const cancel = () => guard.before(end);
  return (
    <fieldset ref={top} tabIndex={-1} aria-label={label} className="min-w-0 scroll-mt-20 outline-none">
      {!writing && !locked && (
        <div className="mb-5 flex justify-end print:hidden">
          <Button variant="secondary" onClick={begin}>
            <UserRoundPen aria-hidden="true" />
            {button ?? t('inPlace.write')}
          </Button>
        </div>
      )}
      <form noValidate onSubmit={submit}>
        {writing && (
          <p className="mb-6 flex items-start gap-3 rounded-lg border-accent border-l-4 bg-muted px-4 py-3 print:hidden">
            <UserRoundPen className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
            {t('inPlace.writing', { name })}
          </p>
        )}
        {children}
        {writing && (
          <div className="sticky bottom-[var(--bottom-bar,0px)] z-10 mt-6 grid gap-3 rounded-lg border bg-card px-4 py-3 shadow-floating sm:px-6 print:hidden [@media(max-height:30rem)]:static">
            <NotSent title={t('inPlace.notSaved')} sending={saving} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p role="status" className="flex flex-1 items-center gap-2 text-[0.9rem] text-muted-foreground">
                {unsaved && <PencilLine className="size-[1.1em] shrink-0" aria-hidden="true" />}
                {t(unsaved ? 'inPlace.unsaved' : 'inPlace.untouched')}
              </p>
              <Button variant="ghost" onClick={cancel}>
                {t('common.cancel')}
              </Button>
              <Button type="submit" disabled={!unsaved} loading={saving.busy}>
                {t('inPlace.save')}
              </Button>
            </div>
          </div>
        )}
      </form>
      <LeaveDialog guard={guard} />
    </fieldset>
  );
}
