import { useTranslation } from 'react-i18next';
import type { Comment, Guide } from '#features/admin/guides/guide-form-values.ts';
import { failureData } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { excerpt } from '#ui/entry-text.ts';
import { toast } from '#ui/toast.ts';

/** The decision about a comment that is to be confirmed. */
export interface Decision {
  action: 'approve' | 'remove';
  comment: Comment;
}

/** Length of the excerpt that identifies a comment. */
const quoted = 240;

interface CommentQuestionProps {
  guide: Guide;
  decision: Decision | null;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a comment is published or deleted, and sends the decision. */
export function CommentQuestion({ guide, decision, onClose, onDone }: CommentQuestionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { guides } = trpc.useUtils().responsibility;
  const deciding = useSend({
    send: async ({ action, comment: { id } }: Decision, call) => {
      const named = { guide: guide.id, comment: id };
      const { approveComment, editComments } = api.responsibility.guides;
      try {
        await (action === 'approve' ? approveComment : editComments).mutate(named, call());
      } catch (error) {
        // A comment that another administrator deleted first is deleted as well.
        if (action === 'approve' || failureData(error)?.key !== 'errors.notFound') throw error;
      }
    },
    // The list, the grid and the dashboard all count the comments that wait.
    refresh: () => guides.invalidate(),
    onSent: (_, { action }) => {
      toast({ title: t(`guideEditor.comments.${action}Done`) });
      onClose();
      onDone();
    },
  });
  const close = () => {
    deciding.dismiss();
    onClose();
  };
  const { action, comment } = decision ?? {};
  const name = comment?.user.username ?? '';
  return (
    <ConfirmDialog
      open={decision !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={
        <bdi className="[overflow-wrap:anywhere]">{action && t(`guideEditor.comments.${action}Title`, { name })}</bdi>
      }
      description={action && t(`guideEditor.comments.${action}Text`)}
      confirmLabel={t(action === 'approve' ? 'guideEditor.comments.approve' : 'guideEditor.comments.remove')}
      tone={action === 'approve' ? 'primary' : 'destructive'}
      busy={deciding.busy}
      error={deciding.problem}
      onConfirm={() => {
        if (decision) void deciding.send(decision);
      }}
    >
      <blockquote className="border-l-3 pl-4 [overflow-wrap:anywhere]">
        {comment && excerpt(comment.comment, quoted, language)}
      </blockquote>
    </ConfirmDialog>
  );
}
