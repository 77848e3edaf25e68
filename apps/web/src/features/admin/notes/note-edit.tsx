import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.ts';
import type { Note, NoteDrafts } from './note-drafts.ts';
import { noteError } from './note-new.tsx';
import { NoteReadersField } from './note-readers.tsx';
import { useRefreshNotes } from './use-refresh-notes.ts';

interface CoachNoteEditProps {
  user: string;
  /** The name of the client. */
  name: string;
  note: Note;
  /** The note's date as the list shows it. */
  date: string;
  drafts: NoteDrafts;
  onEnd: () => void;
}

/** A note while it is edited. */
export function CoachNoteEdit({
  user,
  name,
  note: { id, note, readers: before },
  date,
  drafts,
  onEnd,
}: CoachNoteEditProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const [readers, setReaders] = useState(before);
  const text = drafts.texts[id] ?? note;
  const saving = useSend({
    send: (sent: string, call) => api.admin.coachNotes.edit.mutate({ user, id, note: sent, readers }, call()),
    refresh: useRefreshNotes(user),
    onSent: (_, sent) => {
      drafts.drop(id, sent);
      toast({ title: t('coachNotes.saved') });
      onEnd();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving.busy) return;
    const found = noteError(text);
    setError(found);
    if (found) field.current?.focus();
    else void saving.send(text);
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <Field label={t('coachNotes.editing', { date })} error={message(error)}>
        <Textarea
          ref={field}
          // The button that opened the editor is gone.
          autoFocus
          value={text}
          onChange={(event) => {
            setError(undefined);
            drafts.write(id, event.target.value);
          }}
        />
      </Field>
      <NoteReadersField name={name} value={readers} onChange={setReaders} />
      <NotSent title={t('coachNotes.notSaved')} sending={saving} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={saving.busy}>
          {t('coachNotes.save')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            drafts.drop(id, text);
            onEnd();
          }}
        >
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
