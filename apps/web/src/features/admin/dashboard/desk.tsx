import { paths } from '@miraco/contract/paths';
import { userSearchCap } from '@miraco/contract/user-list-choices';
import { LeafyGreen, MessageSquareText } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { To } from '#shared/router/history.ts';
import { Link } from '#shared/router/link.tsx';
import { pathOf } from '#shared/router/patterns.ts';
import { Button } from '#ui/button.tsx';
import { DeskLine } from './desk-line.tsx';
import { looksOf, type OnDesk } from './desk-looks.ts';
import { useDeskActions } from './use-desk-actions.tsx';
import { useDone } from './use-done.ts';

/** Whether anybody waits. */
export const isEmpty = ({ reasons, comments }: OnDesk) =>
  comments.total === 0 && reasons.every(({ total }) => total === 0);

/** Who waits for the team, by reason: up to five names with since when, and what to do. */
export function Desk({ desk }: { desk: OnDesk }) {
  const { t } = useTranslation();
  const region = useRef<HTMLElement>(null);
  const done = useDone(region);
  const actions = useDeskActions();
  const present = desk.reasons.filter(({ total }) => total > 0);
  return (
    <section ref={region} aria-label={t('desk.title')} className="mb-5 gap-5 lg:columns-2">
      {present.map(({ reason, total, people }) => {
        const { Icon, colour, list } = looksOf[reason];
        return (
          <Reason
            key={reason}
            icon={<Icon className={`size-5 shrink-0 ${colour}`} aria-hidden="true" />}
            total={total}
            title={t(`desk.reasons.${reason}`, { count: total })}
            rest={list && total > people.length ? { to: list, count: total - people.length } : null}
          >
            {people.map(({ user, since }) => (
              <DeskLine
                key={user.id}
                user={user}
                reason={reason}
                since={since}
                onDone={() => void done({ user, reason })}
              >
                {actions.actionOf(reason, user)}
              </DeskLine>
            ))}
          </Reason>
        );
      })}
      {desk.comments.total > 0 && (
        <Reason
          icon={<MessageSquareText className="size-5 shrink-0 text-primary" aria-hidden="true" />}
          total={desk.comments.total}
          title={t('desk.reasons.comment', { count: desk.comments.total })}
          rest={null}
        >
          {desk.comments.comments.map(({ id, user, since, virtue, comment }) => (
            <DeskLine
              key={id}
              user={user}
              reason="comment"
              since={since}
              said={comment}
              onDone={() => void done({ user, reason: 'comment' })}
            >
              <Button asChild variant="secondary" size="sm">
                <Link to={{ pathname: pathOf(paths.editGuide, { virtue }), hash: `comment-${id}` }}>
                  {t('desk.actions.answer')}
                </Link>
              </Button>
            </DeskLine>
          ))}
        </Reason>
      )}
      {actions.dialog}
    </section>
  );
}

interface ReasonProps {
  icon: ReactNode;
  total: number;
  title: string;
  /** The list of all of them, and how many are not named here. */
  rest: { to: To; count: number } | null;
  children: ReactNode;
}

function Reason({ icon, total, title, rest, children }: ReasonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  return (
    <section
      aria-label={title}
      className="mb-5 break-inside-avoid overflow-hidden rounded-lg border bg-card shadow-raised"
    >
      <h2 className="flex items-center gap-3 border-b px-4 py-3 font-medium font-sans text-[1rem] leading-snug sm:px-5">
        {icon}
        <span>
          <span className="tabular-nums">
            {total > userSearchCap ? t('desk.moreThan', { limit: userSearchCap }) : number.format(total)}
          </span>{' '}
          {title}
        </span>
      </h2>
      <ul className="divide-y">{children}</ul>
      {rest && (
        <Link
          to={rest.to}
          className="flex min-h-11 items-center border-t px-4 text-[0.95rem] -outline-offset-2 hover:bg-muted sm:px-5"
        >
          {t('desk.more', { count: rest.count })}
        </Link>
      )}
    </section>
  );
}

/** Where nobody waits. */
export function NobodyWaits() {
  const { t } = useTranslation();
  return (
    <p className="mb-10 flex items-start gap-3 rounded-lg border border-dashed p-5">
      <LeafyGreen className="mt-0.5 size-5 shrink-0 text-flow" aria-hidden="true" />
      <span>
        <span className="block font-medium">{t('desk.nothing')}</span>
        <span className="text-muted-foreground">{t('desk.nothingText')}</span>
      </span>
    </p>
  );
}
