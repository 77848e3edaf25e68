import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.ts';
import type { Note, NoteDrafts } from './note-drafts.ts';
import { mistakeIn } from './note-new.tsx';

interface CoachNoteEditProps {
  user: string;
  note: Note;
  /** As it is written elsewhere. */
  date: string;
  drafts: NoteDrafts;
  onEnd: () => void;
}

/** A note that is being changed. */
export function CoachNoteEdit({ user, note: { id, note }, date, drafts, onEnd }: CoachNoteEditProps) {
  const { t } = useTranslation();
  const { failure, message } = useFailure();
  const utils = trpc.useUtils();
  const field = useRef<HTMLTextAreaElement>(null);
  const [mistake, setMistake] = useState<string>();
  const text = drafts.texts[id] ?? note;
  const edit = trpc.admin.coachNotes.edit.useMutation({
    onSuccess: async (_, sent) => {
      await utils.admin.coachNotes.invalidate();
      drafts.drop(id, sent.note);
      toast({ title: t('coachNotes.saved') });
      onEnd();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (edit.isPending) return;
    const found = mistakeIn(text);
    setMistake(found);
    if (found) field.current?.focus();
    else edit.mutate({ user, id, note: text });
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <Field label={t('coachNotes.editing', { date })} error={message(mistake)}>
        <Textarea
          ref={field}
          // The pencil that led here is gone.
          autoFocus
          value={text}
          onChange={(event) => {
            setMistake(undefined);
            drafts.write(id, event.target.value);
          }}
        />
      </Field>
      {edit.error && (
        <Alert tone="error" title={t('coachNotes.notSaved')}>
          {failure(edit.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={edit.isPending}>
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
