import { longestText } from '@miraco/contract/lengths';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#features/admin/guides/guide-form-values.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.ts';

interface AnswerFormProps {
  guide: string;
  comment: Comment;
  onDone: () => void;
}

/** What the team answers to a comment. */
export function AnswerForm({ guide, comment: { id, answer: known, approved }, onDone }: AnswerFormProps) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const [answer, setAnswer] = useState(known ?? '');
  const [attempted, setAttempted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useSend<string>({
    send: (said, call) => api.responsibility.guides.answerComment.mutate({ guide, comment: id, answer: said }, call()),
    refresh: () => utils.responsibility.guides.invalidate(),
    onSent: (_, said) => {
      toast({ title: t(said === '' ? 'guideEditor.answer.removed' : 'guideEditor.answer.saved') });
      onDone();
    },
  });
  const empty = answer.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (empty) field.current?.focus();
    else void sending.send(answer.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label={t('guideEditor.answer.label')}
        hint={t(approved ? 'guideEditor.answer.hint' : 'guideEditor.answer.hintPending')}
        error={attempted && empty ? t('guideEditor.answer.empty') : undefined}
      >
        <Textarea
          ref={field}
          autoFocus
          rows={3}
          maxLength={longestText}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
      {sending.problem && <Alert tone="error" title={sending.problem} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={sending.busy}>
          {t('guideEditor.answer.save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        {known !== null && (
          <Button variant="ghost" size="sm" onClick={() => void sending.send('')}>
            <span className="text-destructive">{t('guideEditor.answer.remove')}</span>
          </Button>
        )}
      </div>
    </form>
  );
}
