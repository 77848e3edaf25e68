import { NotebookPen, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { fullName } from '#shared/full-name.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CoachNotes } from './notes.tsx';
import type { CoachNotesOpen } from './notes-open.ts';

const panelId = 'coach-notes';

/** Opens and closes the notes. */
export function CoachNotesButton({ notes: { open, beside, button, turn } }: { notes: CoachNotesOpen }) {
  const { t } = useTranslation();
  return (
    <Button
      ref={button}
      variant="ghost"
      aria-expanded={open}
      aria-controls={open && beside ? panelId : undefined}
      className="aria-expanded:bg-secondary aria-expanded:text-secondary-foreground"
      onClick={() => turn(!open)}
    >
      <NotebookPen aria-hidden="true" />
      {t('coachNotes.title')}
    </Button>
  );
}

interface CoachNotesPanelProps {
  user: ClientData['user'];
  notes: CoachNotesOpen;
}

/** The notes about a client: beside the results where there is room, else over them. They are not printed. */
export function CoachNotesPanel({ user, notes }: CoachNotesPanelProps) {
  const { t } = useTranslation();
  const name = fullName(user);
  const title = <bdi className="[overflow-wrap:anywhere]">{t('coachNotes.titleOf', { name })}</bdi>;
  if (notes.beside) return <Aside {...{ user, notes, title }} />;
  return (
    <Dialog open onOpenChange={notes.turn} title={title}>
      <CoachNotes user={user.id} name={name} />
    </Dialog>
  );
}

function Aside({ user, notes, title }: CoachNotesPanelProps & { title: ReactNode }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { byHand } = notes;
  // Opened by hand, the notes take the focus; left open from the client before, they do not.
  useEffect(() => {
    if (byHand.current) heading.current?.focus({ preventScroll: true });
  }, [byHand]);
  return (
    <aside
      id={panelId}
      aria-labelledby="coach-notes-title"
      className="sticky top-[calc(var(--top-bar)+4.75rem)] max-h-[calc(100dvh-var(--top-bar)-6rem)] overflow-y-auto overscroll-contain rounded-lg border bg-card p-5 shadow-raised print:hidden"
    >
      <div className="mb-2 flex items-start justify-between gap-3">
        <h2 id="coach-notes-title" ref={heading} tabIndex={-1} className="min-w-0 pt-1.5 text-[1.2rem] outline-none">
          {title}
        </h2>
        <Button
          variant="ghost"
          size="icon"
          className="-mt-1 -mr-2"
          aria-label={t('common.close')}
          onClick={() => notes.turn(false)}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <CoachNotes user={user.id} name={fullName(user)} />
    </aside>
  );
}
