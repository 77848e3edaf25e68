import { LockKeyhole, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { ClampedText } from '#ui/clamped-text.tsx';
import type { Note, NoteDrafts } from './note-drafts.ts';
import { CoachNoteEdit } from './note-edit.tsx';
import { CoachNoteRemoval } from './note-removal.tsx';
import { CoachNoteVersions } from './note-versions.tsx';

interface CoachNoteProps {
  user: string;
  /** The name of the client. */
  name: string;
  note: Note;
  drafts: NoteDrafts;
  onRemoved: () => void;
}

/**
 * A note with author and date. Its author can change and delete it; if the author's account is gone, any administrator can delete
 * it.
 */
export function CoachNote({ user, name, note, drafts, onRemoved }: CoachNoteProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = dateFormat(language, { dateStyle: 'long' });
  const moment = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const date = day.format(note.date);
  const isAuthor = note.author?.id === useSession()?.id;
  const mayRemove = isAuthor || note.author === null;
  // An edit begun before a reload continues.
  const [editing, setEditing] = useState(isAuthor && drafts.texts[note.id] !== undefined);
  const [asking, setAsking] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const ended = useRef(false);
  useEffect(() => {
    if (!ended.current) return;
    ended.current = false;
    editButton.current?.focus();
  });

  if (editing) {
    const end = () => {
      ended.current = true;
      setEditing(false);
    };
    return (
      <li className="rounded-md border p-4">
        <CoachNoteEdit user={user} name={name} note={note} date={date} drafts={drafts} onEnd={end} />
      </li>
    );
  }
  return (
    <li className="rounded-md border px-4 pt-2 pb-4">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 pt-2 text-[0.85rem] text-muted-foreground leading-snug">
          <bdi className="font-medium text-foreground [overflow-wrap:anywhere]">
            {note.author ? fullName(note.author) : t('coachNotes.somebodyGone')}
          </bdi>
          <br />
          <time dateTime={new Date(note.date).toISOString()}>{moment.format(note.date)}</time>
          {note.editedAt !== null && (
            <>
              {' · '}
              <time dateTime={new Date(note.editedAt).toISOString()}>
                {t('coachNotes.edited', { date: moment.format(note.editedAt) })}
              </time>
            </>
          )}
          {note.readers === 'author' && (
            <span className="flex items-center gap-1.5">
              <LockKeyhole className="size-3.5 shrink-0" aria-hidden="true" />
              {t('coachNotes.onlyAuthor')}
            </span>
          )}
        </p>
        <div className="-mr-2 flex">
          {isAuthor && (
            <Button
              ref={editButton}
              variant="ghost"
              size="icon"
              aria-label={t('coachNotes.edit', { date })}
              onClick={() => setEditing(true)}
            >
              <Pencil aria-hidden="true" />
            </Button>
          )}
          {mayRemove && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('coachNotes.remove', { date })}
              onClick={() => setAsking(true)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
      <div className="mt-2">
        <ClampedText>{note.note}</ClampedText>
        {note.versions > 0 && <CoachNoteVersions user={user} note={note} />}
      </div>
      <CoachNoteRemoval
        user={user}
        note={note}
        date={date}
        open={asking}
        onOpenChange={setAsking}
        onRemoved={onRemoved}
      />
    </li>
  );
}
