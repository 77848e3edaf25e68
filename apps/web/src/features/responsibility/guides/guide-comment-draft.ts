import { useState } from 'react';
import { readUnsent, writeUnsent } from '#shared/drafts/form-draft.ts';

/** The draft of a comment: kept in this tab, it survives a reload and the end of a session. */
export function useCommentDraft(guide: string, user: string): [string, (comment: string) => void] {
  const form = `guide-comment.${guide}`;
  const [comment, setComment] = useState(() => {
    const { comment: unsent } = readUnsent(form, user);
    return typeof unsent === 'string' ? unsent : '';
  });
  const write = (next: string) => {
    setComment(next);
    writeUnsent(form, user, next === '' ? {} : { comment: next });
  };
  return [comment, write];
}
