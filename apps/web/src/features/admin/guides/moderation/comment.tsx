import { Check, Reply, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#features/admin/guides/guide-form-values.ts';
import { GuideAnswer } from '#parts/rich-text/guide-answer.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Button } from '#ui/button.tsx';
import { ClampedText } from '#ui/clamped-text.tsx';
import { AnswerForm } from './answer-form.tsx';

/** Links lead to a comment by this id. */
export const commentAnchor = (id: string) => `comment-${id}`;

interface GuideCommentProps {
  guide: string;
  comment: Comment;
  onDecide: (action: 'approve' | 'remove') => void;
}

/** A comment with its answer, and the buttons that answer and moderate it. */
export function GuideComment({ guide, comment: entry, onDecide }: GuideCommentProps) {
  const { id, user, date, comment, approved, answer, answerer } = entry;
  const { t } = useTranslation();
  const moment = dateFormat(useLanguage(), { dateStyle: 'long', timeStyle: 'short' });
  const [answering, setAnswering] = useState(false);
  const answerButton = useRef<HTMLButtonElement>(null);
  const name = user.username;
  return (
    <article
      id={commentAnchor(id)}
      tabIndex={-1}
      className={`grid scroll-mt-[calc(var(--top-bar)+1rem)] gap-3 rounded-lg border bg-card p-4 target:border-primary focus-visible:border-primary sm:p-5 ${approved ? '' : 'border-l-4 border-l-accent'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
        <time dateTime={new Date(date).toISOString()} className="text-[0.85rem] text-muted-foreground">
          {moment.format(date)}
        </time>
      </p>
      <div>
        <ClampedText>{comment}</ClampedText>
        {answer !== null && !answering && <GuideAnswer answer={answer} answerer={answerer} />}
      </div>
      {answering && (
        <AnswerForm
          guide={guide}
          comment={entry}
          onDone={() => {
            setAnswering(false);
            // The button comes back with the next drawing.
            requestAnimationFrame(() => answerButton.current?.focus());
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {!approved && (
          <Button
            size="sm"
            aria-label={t('guideEditor.comments.approveOf', { name })}
            onClick={() => onDecide('approve')}
          >
            <Check aria-hidden="true" />
            {t('guideEditor.comments.approve')}
          </Button>
        )}
        {!answering && (
          <Button
            ref={answerButton}
            variant="secondary"
            size="sm"
            aria-label={t(answer === null ? 'guideEditor.answer.addOf' : 'guideEditor.answer.editOf', { name })}
            onClick={() => setAnswering(true)}
          >
            <Reply aria-hidden="true" />
            {t(answer === null ? 'guideEditor.answer.add' : 'guideEditor.answer.edit')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('guideEditor.comments.removeOf', { name })}
          onClick={() => onDecide('remove')}
        >
          <span className="flex items-center gap-2 text-destructive">
            <Trash2 aria-hidden="true" />
            {t('guideEditor.comments.remove')}
          </span>
        </Button>
      </div>
    </article>
  );
}
