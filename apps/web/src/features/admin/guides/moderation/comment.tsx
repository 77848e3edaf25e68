import { Check, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Guide } from '#features/admin/guides/guide-form-values.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Button } from '#ui/button.tsx';
import { ClampedText } from '#ui/clamped-text.tsx';
import { cn } from '#ui/cn.ts';

export type Comment = Guide['comments'][number];

interface GuideCommentProps {
  comment: Comment;
  onDecide: (action: 'approve' | 'remove') => void;
}

/** A comment with the buttons that moderate it. */
export function GuideComment({ comment: { user, date, comment, approved }, onDecide }: GuideCommentProps) {
  const { t } = useTranslation();
  const moment = dateFormat(useLanguage(), { dateStyle: 'long', timeStyle: 'short' });
  const name = user.username;
  return (
    <article
      className={`grid gap-3 rounded-lg border bg-card p-4 sm:p-5 ${approved ? '' : 'border-l-4 border-l-accent'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
        <time dateTime={new Date(date).toISOString()} className="text-[0.85rem] text-muted-foreground">
          {moment.format(date)}
        </time>
      </p>
      <div>
        <ClampedText>{comment}</ClampedText>
      </div>
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
        <Button
          variant="ghost"
          size="sm"
          className={cn(approved && '-ml-3')}
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
