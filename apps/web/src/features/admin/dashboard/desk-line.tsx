import type { DeskReason } from '@miraco/domain/desk';
import type { Level, WellnessBlock } from '@miraco/domain/wellness';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CrisisMark } from '#charts/crisis-mark.tsx';
import { LevelMark } from '#charts/level-mark.tsx';
import { clientPage } from '#features/admin/client-pages.ts';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';

interface DeskUser {
  id: string;
  firstname: string;
  lastname: string;
  level?: Level | null;
  crisisBlocks?: readonly WellnessBlock[];
}

interface DeskLineProps {
  user: DeskUser;
  reason: DeskReason;
  /** Epoch milliseconds. */
  since: number;
  /** What the client has written. */
  said?: string;
  onDone: () => void;
  /** What to do. */
  children: ReactNode;
}

/** A client on the desk: the level, since when, and what to do. */
export function DeskLine({ user, reason, since, said, onDone, children }: DeskLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = fullName(user);
  const when = dateFormat(language, { day: 'numeric', month: 'short' }).format(since);
  return (
    <li className="flex items-center gap-x-2 py-1.5 pr-2 pl-4 sm:pl-5">
      <div className="min-w-0 flex-1">
        <Link
          to={clientPage('overview', user.id)}
          className="inline-block py-1 font-medium leading-snug [overflow-wrap:anywhere]"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 pb-1 text-[0.9rem] text-muted-foreground leading-snug">
          <Wellness user={user} />
          <time dateTime={new Date(since).toISOString()}>{t(`desk.since.${reason}`, { when })}</time>
        </p>
        {said && <p className="line-clamp-2 pb-1.5 text-[0.95rem] [overflow-wrap:anywhere]">{said}</p>}
      </div>
      {children}
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('desk.done', { name })}
        title={t('desk.doneShort')}
        onClick={onDone}
      >
        <Check aria-hidden="true" />
      </Button>
    </li>
  );
}

/** The level of the latest test, or the blocks in crisis that it hides. */
function Wellness({ user: { level, crisisBlocks = [] } }: { user: DeskUser }) {
  if (crisisBlocks.length > 0 && level !== 'crisis') return <CrisisMark blocks={crisisBlocks} />;
  return level ? <LevelMark level={level} size="sm" /> : null;
}
