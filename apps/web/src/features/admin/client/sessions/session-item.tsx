import { ExternalLink, LockKeyhole, Pencil, Trash2, UserRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { ClampedText } from '#ui/clamped-text.tsx';
import type { CoachingSession } from './ask.ts';
import { SessionDialog } from './session-dialog.tsx';
import { SessionRemoval } from './session-removal.tsx';

const readersIcons = { author: LockKeyhole, team: UsersRound, client: UserRound };

interface SessionItemProps {
  user: { id: string; firstname: string };
  session: CoachingSession;
  /** It is ahead or under way: its link still leads somewhere. */
  ahead: boolean;
  onRemoved: () => void;
}

/** A session in a list, which those who may can change and remove. */
export function SessionItem({ user, session, ahead, onRemoved }: SessionItemProps) {
  const { t } = useTranslation();
  const caller = useSession()?.id;
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const date = dateFormat(useLanguage(), { dateStyle: 'full', timeStyle: 'short' }).format(session.date);
  const mayChange = session.readers !== 'author' || session.arranger?.id === caller || session.arranger === null;
  const close = () => setOpen(undefined);
  return (
    <li className="rounded-md border bg-card px-4 py-3 outline-none">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 pt-1.5">
          <time dateTime={new Date(session.date).toISOString()} className="block font-medium first-letter:uppercase">
            {date}
          </time>
          {session.arranger && (
            <bdi className="text-[0.9rem] text-muted-foreground [overflow-wrap:anywhere]">
              {fullName(session.arranger)}
            </bdi>
          )}
        </p>
        {mayChange && (
          <div className="-mr-2 flex shrink-0">
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('coachingSessions.editOne', { date })}
              onClick={() => setOpen('edit')}
            >
              <Pencil aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('coachingSessions.remove', { date })}
              onClick={() => setOpen('remove')}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </div>
        )}
      </div>
      {session.link !== null && ahead && (
        <Button asChild variant="link" className="justify-start text-left [overflow-wrap:anywhere]">
          <a href={session.link} target="_blank" rel="noopener noreferrer">
            {session.link}
            <span className="sr-only">{t('coachingSessions.newTab')}</span>
            <ExternalLink aria-hidden="true" />
          </a>
        </Button>
      )}
      {session.note !== '' && <Note session={session} name={user.firstname} />}
      <SessionDialog user={user} session={session} open={open === 'edit'} onOpenChange={close} />
      <SessionRemoval
        user={user}
        session={session}
        date={date}
        open={open === 'remove'}
        onOpenChange={close}
        onRemoved={onRemoved}
      />
    </li>
  );
}

function Note({ session: { note, readers }, name }: { session: CoachingSession; name: string }) {
  const { t } = useTranslation();
  const Icon = readersIcons[readers];
  return (
    <div className="mt-1.5">
      <ClampedText>{note}</ClampedText>
      <p className="mt-1 flex items-center gap-1.5 text-[0.85rem] text-muted-foreground">
        <Icon className="size-3.5 shrink-0" aria-hidden="true" />
        {t(`coachingSessions.reader.${readers}`, { name })}
      </p>
    </div>
  );
}
