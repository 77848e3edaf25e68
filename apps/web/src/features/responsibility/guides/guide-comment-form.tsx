import { guideCommentInput } from '@miraco/contract/guides';
import { longestText } from '@miraco/contract/lengths';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { userId } from '#shared/session/session.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useCommentDraft } from './guide-comment-draft.ts';

/** From this many on, the rest is shown. */
const nearlyFull = 200;

interface GuideCommentFormProps {
  guide: string;
  /** True while Conscience is open: then the form is read-only. Spec 2, section 2. */
  disabled: boolean;
}

/** A comment on a guide, which an administrator approves before others read it. Spec 2, section 4. */
export function GuideCommentForm({ guide, disabled }: GuideCommentFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const utils = trpc.useUtils();
  const user = userId();
  const [text, setText] = useCommentDraft(guide, user);
  const [attempted, setAttempted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(text);
  latest.current = text;

  const sending = useSend({
    send: (comment: string, call) => api.responsibility.guides.addReview.mutate({ user, guide, comment }, call()),
    // The list shows how many wait.
    refresh: () => utils.responsibility.guides.getByVirtue.invalidate(),
    onSent: (_, comment) => {
      setAttempted(false);
      // What was typed during the call has not been sent.
      if (latest.current === comment) setText('');
    },
  });

  const number = (count: number) => count.toLocaleString(language);
  const count = text.trim().length;
  const fault = guideCommentInput.shape.comment.safeParse(text).success
    ? undefined
    : t(count === 0 ? 'guide.commentEmpty' : 'guide.commentTooLong', { limit: number(longestText) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.busy) return;
    setAttempted(true);
    if (fault) field.current?.focus();
    else void sending.send(text);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-8 grid gap-4">
      <Field label={t('guide.comment')} hint={t('guide.commentHint')} error={attempted ? fault : undefined}>
        <Textarea
          ref={field}
          rows={4}
          className="max-h-[60dvh] min-h-29"
          value={text}
          onChange={(event) => setText(event.target.value)}
          disabled={disabled}
        />
      </Field>
      <p className="text-[0.85rem] text-muted-foreground tabular-nums empty:hidden">
        {count > longestText - nearlyFull &&
          t('guide.commentCount', { count: number(count), limit: number(longestText) })}
      </p>
      {sending.sent === text && <NotSent title={t('guide.commentNotSent')} sending={sending} />}
      {sending.done && text === '' && (
        <Alert tone="success" title={t('guide.waitforaproved')}>
          <q className="whitespace-pre-line [overflow-wrap:anywhere]">{sending.sent?.trim()}</q>
        </Alert>
      )}
      <div>
        <Button type="submit" loading={sending.busy} disabled={disabled}>
          {t('guide.send')}
        </Button>
      </div>
    </form>
  );
}
