import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { ClampedText } from '#ui/clamped-text.tsx';
import type { Note } from './note-drafts.ts';

interface CoachNoteVersionsProps {
  user: string;
  note: Note;
}

/** Earlier versions of a note, loaded on demand. */
export function CoachNoteVersions({ user, note }: CoachNoteVersionsProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        className="mt-1 text-[0.9rem]"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        {t('coachNotes.earlier', { count: note.versions })}
      </Button>
      {open && (
        <div id={listId}>
          <Versions user={user} note={note} />
        </div>
      )}
    </>
  );
}

function Versions({ user, note }: CoachNoteVersionsProps) {
  const { t } = useTranslation();
  const moment = dateFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const versions = trpc.admin.coachNotes.versions.useQuery({ user, id: note.id });
  return (
    <Loaded query={versions} failed={t('coachNotes.earlierFailed')}>
      {(earlier) => (
        <ol className="mt-1 grid gap-3 border-l-2 pl-3 empty:hidden">
          {earlier.map(({ id, note: text, until, changedBy }) => (
            <li key={id}>
              <p className="text-[0.85rem] text-muted-foreground [overflow-wrap:anywhere]">
                <time dateTime={new Date(until).toISOString()}>
                  {t('coachNotes.until', {
                    date: moment.format(until),
                    name: changedBy ? fullName(changedBy) : t('coachNotes.somebodyGone'),
                  })}
                </time>
              </p>
              <ClampedText>{text}</ClampedText>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
