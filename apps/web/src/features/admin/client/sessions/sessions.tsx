import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BriefLink } from '#features/admin/client/brief-link.tsx';
import { CapNotice } from '#shared/cap-notice.tsx';
import { Loaded } from '#shared/loading/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SessionItem } from './session-item.tsx';
import { aheadAndOver, type CoachingSession, useSessions } from './use-sessions.ts';

/** Sessions that are over, shown at first and added by each press. */
const step = 5;

interface SessionsProps {
  user: { id: string; firstname: string };
}

/** The sessions with a client: those ahead, those that are over, and a button that arranges one. */
export function Sessions({ user }: SessionsProps) {
  const { t } = useTranslation();
  const sessions = useSessions(user.id);
  const [now] = useState(Date.now);
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const entries = sessions.data?.length ?? 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button ref={addButton} variant="secondary" onClick={() => setAdding(true)}>
            <CalendarPlus aria-hidden="true" />
            {t('coachingSessions.add')}
          </Button>
          {sessions.data && <BriefLink user={user} held={aheadAndOver(sessions.data, now).over.length} />}
        </div>
        <CapNotice list="coachingSessions" entries={entries} className="mt-2" />
      </div>
      <SessionDialog user={user} open={adding} onOpenChange={setAdding} />
      <Loaded query={sessions} failed={t('coachingSessions.failed')}>
        {(known) => <Listed user={user} sessions={known} now={now} onRemoved={() => addButton.current?.focus()} />}
      </Loaded>
    </div>
  );
}

interface ListedProps extends SessionsProps {
  sessions: readonly CoachingSession[];
  now: number;
  onRemoved: () => void;
}

function Listed({ user, sessions, now, onRemoved }: ListedProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(step);
  const { ahead, over } = aheadAndOver(sessions, now);
  if (sessions.length === 0) {
    return <p className="text-muted-foreground">{t('coachingSessions.none', { name: user.firstname })}</p>;
  }
  const groups = [
    { name: 'ahead', listed: ahead },
    { name: 'over', listed: over.slice(0, shown) },
  ] as const;
  return (
    <>
      {groups.map(
        ({ name, listed }) =>
          listed.length > 0 && (
            <section key={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <h3 className="text-[1.1rem]">{t(`coachingSessions.${name}`)}</h3>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
      {over.length > shown && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + step)}>
            {t('coachingSessions.more')}
          </Button>
        </div>
      )}
    </>
  );
}
