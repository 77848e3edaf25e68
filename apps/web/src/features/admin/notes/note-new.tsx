import { addCoachNoteInput, type NoteReaders } from '@miraco/contract/coach-notes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CapNotice } from '#shared/cap-notice.tsx';
import { useFailure } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.ts';
import { type NoteDrafts, newNote } from './note-drafts.ts';
import { NoteReadersField } from './note-readers.tsx';
import { takesFocus } from './notes-open.ts';
import { useRefreshNotes } from './use-refresh-notes.ts';

/** The i18n key of the reason why a text cannot be a note; undefined where it can. */
export function noteError(text: string): string | undefined {
  return addCoachNoteInput.shape.note.safeParse(text).error?.issues[0]?.message;
}

interface NewCoachNoteProps {
  user: string;
  /** The name of the client. */
  name: string;
  drafts: NoteDrafts;
  /** The number of notes listed, where they are: all of them, unless there is a search. */
  entries?: number;
  onAdded?: () => void;
}

/** The field for a new note. The text stays until it is saved. */
export function NewCoachNote({ user, name, drafts, entries, onAdded }: NewCoachNoteProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const refresh = useRefreshNotes(user);
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const [readers, setReaders] = useState<NoteReaders>('author');
  const text = drafts.texts[newNote] ?? '';
  useEffect(() => {
    if (takesFocus()) field.current?.focus();
  }, []);
  const adding = useSend({
    send: (note: string, call) => api.admin.coachNotes.add.mutate({ user, note, readers }, call()),
    onSent: async (_, note) => {
      drafts.drop(newNote, note);
      onAdded?.();
      toast({ title: t('coachNotes.added') });
      await refresh();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (adding.busy) return;
    const found = noteError(text);
    setError(found);
    if (found) field.current?.focus();
    else void adding.send(text);
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <Field label={t('coachNotes.new')} hint={t('coachNotes.newHint')} error={message(error)}>
        <Textarea
          ref={field}
          data-new-note=""
          value={text}
          onChange={(event) => {
            setError(undefined);
            if (event.target.value === '') drafts.drop(newNote, text);
            else drafts.write(newNote, event.target.value);
          }}
        />
      </Field>
      <NoteReadersField name={name} value={readers} onChange={setReaders} />
      <NotSent title={t('coachNotes.notAdded')} sending={adding} />
      {entries !== undefined && <CapNotice list="coachNotes" entries={entries} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="sm" loading={adding.busy}>
          {t('coachNotes.add')}
        </Button>
        {text !== '' && <p className="text-[0.9rem] text-muted-foreground">{t('coachNotes.kept')}</p>}
      </div>
    </form>
  );
}
