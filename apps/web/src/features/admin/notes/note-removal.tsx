import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { excerpt } from '#ui/entry-text.ts';
import { toast } from '#ui/toast.ts';
import type { Note } from './note-drafts.ts';
import { useRefreshNotes } from './use-refresh-notes.ts';

/** Characters of the note in the question, the ellipsis included. */
const nameLength = 61;

interface CoachNoteRemovalProps {
  user: string;
  note: Note;
  /** The note's date as the list shows it. */
  date: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemoved: () => void;
}

/** Deletes a note, after asking with its first words. */
export function CoachNoteRemoval({ user, note, date, open, onOpenChange, onRemoved }: CoachNoteRemovalProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const refresh = useRefreshNotes(user);
  const removing = useSend({
    send: (_, call) => api.admin.coachNotes.remove.mutate({ user, id: note.id }, call()),
    onSent: async () => {
      onOpenChange(false);
      toast({ title: t('coachNotes.removed') });
      await refresh();
      onRemoved();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        removing.dismiss();
        onOpenChange(next);
      }}
      title={
        <span className="[overflow-wrap:anywhere]">
          {t('coachNotes.removeTitle', { beginning: excerpt(note.note, nameLength, language) })}
        </span>
      }
      description={t('coachNotes.removeText', { date })}
      confirmLabel={t('coachNotes.removeConfirm')}
      onConfirm={() => void removing.send()}
      busy={removing.busy}
      error={removing.problem}
    />
  );
}
