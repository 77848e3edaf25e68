import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#shared/loading/loaded.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { cn } from '#ui/cn.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { CoachNote } from './note.tsx';
import { useNoteDrafts } from './note-drafts.ts';
import { NewCoachNote } from './note-new.tsx';

/** The server's limit on a search text. */
const longestSearch = 200;

/** Debounce of the search, in milliseconds. */
const typingPause = 300;

interface CoachNotesProps {
  user: string;
  name: string;
}

/** The coaches' notes about a client, newest first, which can be added, edited, deleted and searched. */
export function CoachNotes({ user, name }: CoachNotesProps) {
  const { t } = useTranslation();
  const drafts = useNoteDrafts(user);
  const [words, setWords] = useState('');
  const search = useDebounced(words).trim();
  const list = useRef<HTMLHeadingElement>(null);
  const notes = trpc.admin.coachNotes.of.useQuery({ user, search }, { placeholderData: keepPreviousData });
  const found = notes.data ?? [];
  const searching = search !== '' || words !== '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-[0.9rem] text-muted-foreground [overflow-wrap:anywhere]">
        {t('coachNotes.private', { name })}
      </p>
      <NewCoachNote user={user} name={name} drafts={drafts} entries={found.length} onAdded={() => setWords('')} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t pt-5" aria-busy={notes.isFetching}>
        <h3 ref={list} tabIndex={-1} className="outline-none">
          {t('coachNotes.list')}
        </h3>
        {(found.length > 0 || searching) && (
          <Field label={t('coachNotes.search')} optional className="[&_label>span]:hidden">
            <Input
              type="search"
              maxLength={longestSearch}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
        )}
        <p role="status" className="text-[0.9rem] text-muted-foreground empty:hidden">
          {search !== '' && notes.data && !notes.isPlaceholderData && found.length > 0
            ? t('coachNotes.found', { count: found.length })
            : search !== '' && notes.data && found.length === 0 && t('coachNotes.nothingFound')}
        </p>
        <Loaded query={notes} failed={t('coachNotes.failed')}>
          {(listed) => (
            <>
              {listed.length === 0 && !searching && <p className="text-muted-foreground">{t('coachNotes.none')}</p>}
              <ul className={cn('grid gap-3 empty:hidden', notes.isPlaceholderData && 'opacity-60')}>
                {listed.map((note) => (
                  <CoachNote
                    key={note.id}
                    user={user}
                    name={name}
                    note={note}
                    drafts={drafts}
                    onRemoved={() => list.current?.focus()}
                  />
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </section>
    </div>
  );
}

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
