import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { useNoteDrafts } from '#features/admin/notes/note-drafts.ts';
import { NewCoachNote } from '#features/admin/notes/note-new.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Button } from '#ui/button.tsx';
import { OverviewCard } from './overview-card.tsx';
import type { Found } from './overview-data.ts';

interface LastNoteProps {
  user: ClientData['user'];
  note: Found['note'];
  onAll: () => void;
}

/** The last note in full, and a field for the next. */
export function LastNote({ user, note, onAll }: LastNoteProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const drafts = useNoteDrafts(user.id);
  const moment = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <OverviewCard
      title={t('clientOverview.lastNote')}
      className="print:hidden"
      aside={
        note && (
          <Button variant="ghost" size="sm" className="-mr-3" onClick={onAll}>
            {t('clientOverview.allNotes')}
          </Button>
        )
      }
    >
      {note ? (
        <>
          <p className="text-[0.85rem] text-muted-foreground leading-snug">
            <bdi>{note.author ? fullName(note.author) : t('coachNotes.somebodyGone')}</bdi> ·{' '}
            <time dateTime={new Date(note.date).toISOString()}>{moment.format(note.date)}</time>
            {note.readers === 'author' && <> · {t('coachNotes.onlyAuthor')}</>}
          </p>
          <p className="mt-1.5 whitespace-pre-line leading-snug [overflow-wrap:anywhere]">{note.note}</p>
        </>
      ) : (
        <p className="text-muted-foreground">{t('clientOverview.noNote', { name: user.firstname })}</p>
      )}
      <div className="mt-4 border-t pt-4">
        <NewCoachNote user={user.id} name={fullName(user)} drafts={drafts} />
      </div>
    </OverviewCard>
  );
}
