import { useTranslation } from 'react-i18next';
import { GuideAnswer } from '#parts/rich-text/guide-answer.tsx';
import { CapNotice } from '#shared/cap-notice.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { userId } from '#shared/session/session.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { ClampedText } from '#ui/clamped-text.tsx';
import { GuideCommentForm } from './guide-comment-form.tsx';

type Guide = NonNullable<Outputs['responsibility']['guides']['getByVirtue']>;

/** The comments on a guide, and the form to add one. Spec 2, sections 2 and 4. */
export function GuideComments({ guide, locked }: { guide: Guide; locked: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  // The server sends administrators all comments, to moderate elsewhere; here they see what a client sees.
  const own = userId();
  const shown = guide.comments.filter(({ approved, answer, user }) => approved || (user.id === own && answer !== null));
  const waiting = guide.comments.filter((comment) => !comment.approved && comment.user.id === own).length;
  const day = dateFormat(language, { dateStyle: 'long' });
  return (
    <section className="mt-14 max-w-[68ch] border-t pt-8">
      <h2 className="mb-5">{t('guide.comments')}</h2>
      {shown.length === 0 && <p className="text-muted-foreground">{t('guide.noComments')}</p>}
      {shown.length > 0 && (
        <ul className="grid gap-4">
          {shown.map(({ id, user, date, comment, approved, answer, answerer }) => (
            <li key={id} className="rounded-lg border bg-card p-5 shadow-raised">
              <p className="mb-1.5 flex flex-wrap items-baseline gap-x-3">
                <span className="font-medium [overflow-wrap:anywhere]">{user.username}</span>
                <time dateTime={new Date(date).toISOString()} className="text-[0.85rem] text-muted-foreground">
                  {day.format(date)}
                </time>
              </p>
              <ClampedText>{comment}</ClampedText>
              {answer !== null && <GuideAnswer answer={answer} answerer={answerer} />}
              {!approved && <p className="mt-3 text-[0.85rem] text-muted-foreground">{t('guide.onlyYou')}</p>}
            </li>
          ))}
        </ul>
      )}
      <GuideCommentForm guide={guide.id} disabled={locked} />
      <CapNotice list="pendingComments" entries={waiting} className="mt-4" />
    </section>
  );
}
