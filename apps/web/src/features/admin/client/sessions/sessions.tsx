import { keepPreviousData } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BriefLink } from '#features/admin/client/brief-link.tsx';
import { CapNotice } from '#shared/cap-notice.tsx';
import { useFocusAdded } from '#shared/focus-added.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { type CoachingSession, step } from './ask.ts';
import { SessionDialog } from './session-dialog.tsx';
import { SessionItem } from './session-item.tsx';

interface SessionsProps {
  user: { id: string; firstname: string };
}

/** The sessions with a client: those ahead, those that are over, and a button that arranges one. */
export function Sessions({ user }: SessionsProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(step);
  const sessions = trpc.admin.coachingSessions.of.useQuery(
    { user: user.id, over: shown },
    { placeholderData: keepPreviousData },
  );
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const entries = sessions.data ? sessions.data.ahead.length + sessions.data.held : 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button ref={addButton} variant="secondary" onClick={() => setAdding(true)}>
            <CalendarPlus aria-hidden="true" />
            {t('coachingSessions.add')}
          </Button>
          {sessions.data && <BriefLink user={user} held={sessions.data.held} />}
        </div>
        <CapNotice list="coachingSessions" entries={entries} className="mt-2" />
      </div>
      <SessionDialog user={user} open={adding} onOpenChange={setAdding} />
      <Loaded query={sessions} failed={t('coachingSessions.failed')}>
        {(known) => (
          <Listed
            {...known}
            user={user}
            onRemoved={() => addButton.current?.focus()}
            onMore={() => setShown(shown + step)}
          />
        )}
      </Loaded>
    </div>
  );
}

interface ListedProps extends SessionsProps {
  ahead: readonly CoachingSession[];
  /** The latest of those that are over. */
  over: readonly CoachingSession[];
  /** How many are over. */
  held: number;
  onRemoved: () => void;
  onMore: () => void;
}

function Listed({ user, ahead, over, held, onRemoved, onMore }: ListedProps) {
  const { t } = useTranslation();
  const focusAdded = useFocusAdded<HTMLUListElement>(over.length, onMore);
  if (ahead.length + held === 0) {
    return <p className="text-muted-foreground">{t('coachingSessions.none', { name: user.firstname })}</p>;
  }
  const groups = [
    { name: 'ahead', listed: ahead },
    { name: 'over', listed: over },
  ] as const;
  return (
    <>
      {groups.map(
        ({ name, listed }) =>
          listed.length > 0 && (
            <section key={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <h3 className="text-[1.1rem]">{t(`coachingSessions.${name}`)}</h3>
              <ul ref={name === 'over' ? focusAdded.list : undefined} className="grid grid-cols-[minmax(0,1fr)] gap-3">
                {listed.map((session) => (
                  <SessionItem
                    key={session.id}
                    user={user}
                    session={session}
                    ahead={name === 'ahead'}
                    onRemoved={onRemoved}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {held > over.length && (
        <div>
          <Button variant="secondary" onClick={focusAdded.onMore}>
            {t('coachingSessions.more')}
          </Button>
        </div>
      )}
    </>
  );
}
