import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Guide } from '#features/admin/guides/guide-form-values.ts';
import { useLocation } from '#shared/router/router.tsx';
import { commentAnchor, GuideComment } from './comment.tsx';
import { CommentQuestion, type Decision } from './comment-question.tsx';

/** The comments on a guide, those that wait for approval first. Spec 2, section 4. */
export function GuideModeration({ guide }: { guide: Guide }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [decision, setDecision] = useState<Decision | null>(null);
  useNamedComment();
  const groups = [
    { name: 'pending', comments: guide.comments.filter(({ approved }) => !approved) },
    { name: 'approved', comments: guide.comments.filter(({ approved }) => approved) },
  ] as const;
  return (
    <section className="mt-10 max-w-4xl">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {t('guideEditor.comments.title')}
      </h2>
      {groups.map(({ name, comments }) => (
        <section key={name} className="mt-6">
          <h3 className="mb-3">{t(`guideEditor.comments.${name}`, { count: comments.length })}</h3>
          {comments.length === 0 && (
            <p className="text-muted-foreground">
              {t(name === 'pending' ? 'guideEditor.comments.noPending' : 'guideEditor.comments.noneApproved')}
            </p>
          )}
          <ul className="grid gap-3">
            {comments.map((comment) => (
              <li key={comment.id}>
                <GuideComment
                  guide={guide.id}
                  comment={comment}
                  onDecide={(action) => setDecision({ action, comment })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <CommentQuestion
        guide={guide}
        decision={decision}
        onClose={() => setDecision(null)}
        // The button that was pressed is gone with its comment, or has moved to the other list.
        onDone={() => requestAnimationFrame(() => heading.current?.focus())}
      />
    </section>
  );
}

/** Leads to the comment that the address names: the browser looks for it before it is there. */
function useNamedComment(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again.
  useEffect(() => {
    if (!hash.startsWith(`#${commentAnchor('')}`)) return;
    const frame = requestAnimationFrame(() => {
      const comment = document.getElementById(hash.slice(1));
      comment?.scrollIntoView({ block: 'center' });
      comment?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
