import { sessionMinutes } from '@miraco/domain/coaching-sessions';
import { CalendarPlus, Video } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '#features/conscience/profile/own-sessions.ts';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { zoneName } from '#shared/time-zone.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** The client's next session with a coach, which may be under way. */
export function NextSession({ session, className }: { session: OwnSession; className: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { arranger, date, link, note } = session;
  const coach = arranger && fullName(arranger);
  return (
    <Card className={className}>
      <h2 className="eyebrow font-sans">{t('nextSession.title')}</h2>
      <p className="mt-2">
        <time
          dateTime={new Date(date).toISOString()}
          className="block font-serif text-[1.35rem] first-letter:uppercase"
        >
          {dateFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(date)}
        </time>
        <span className="block text-[0.9rem] text-muted-foreground first-letter:uppercase">{zoneName(language)}</span>
      </p>
      {coach && <p className="mt-1 [overflow-wrap:anywhere]">{t('nextSession.with', { name: coach })}</p>}
      {note !== '' && (
        <blockquote className="measure mt-3 whitespace-pre-line border-l-2 pl-3 [overflow-wrap:anywhere]">
          {note}
        </blockquote>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {link && (
          <Button asChild>
            <a href={link} target="_blank" rel="noopener noreferrer">
              <Video aria-hidden="true" />
              {t('nextSession.join')}
              <span className="sr-only">{t('nextSession.newTab')}</span>
            </a>
          </Button>
        )}
        <CalendarFile
          session={session}
          title={coach ? t('nextSession.withCoach', { name: coach }) : t('nextSession.plain')}
        />
      </div>
    </Card>
  );
}

function CalendarFile({ session, title }: { session: OwnSession; title: string }) {
  const { t } = useTranslation();
  const { id, date, link, note } = session;
  const [failed, setFailed] = useState(false);
  const download = async () => {
    setFailed(false);
    try {
      const { saveIcs } = await import('#shared/calendar/save-ics.ts');
      saveIcs('session_miraco.ics', {
        ...{ id, title, link, text: note },
        start: { moment: date },
        minutes: sessionMinutes,
      });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void download()}>
        <CalendarPlus aria-hidden="true" />
        {t('nextSession.calendar')}
        <span className="sr-only">{t('nextSession.file')}</span>
      </Button>
      {failed && (
        <Alert tone="error" className="basis-full">
          {t('nextSession.failed')}
        </Alert>
      )}
    </>
  );
}
