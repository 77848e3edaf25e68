import { Check, CloudOff, CloudUpload, PencilLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveState } from './draft-keeper.ts';

const icons = { untouched: PencilLine, saving: CloudUpload, saved: Check, unsaved: CloudOff, refused: CloudOff };

interface SaveStatusProps {
  state: SaveState;
  /** The kind of data: the answers of a wellness test, or the draft of another form. */
  words?: 'answers' | 'draft';
  /** The text before there is anything to save. */
  untouched?: string | undefined;
}

/** The state of a draft. Announced to screen readers only when saving fails, and when it works again. */
export function SaveStatus({ state, words = 'answers', untouched }: SaveStatusProps) {
  const { t } = useTranslation();
  const [news, setNews] = useState<'unsaved' | 'refused' | 'savedAgain'>();
  const failed = useRef(false);

  useEffect(() => {
    if (state === 'unsaved' || state === 'refused') {
      failed.current = true;
      setNews(state);
    } else if (state === 'saved') {
      if (failed.current) setNews('savedAgain');
      failed.current = false;
    } else if (state === 'saving' && !failed.current) {
      // The announcement is out of date: the user types again.
      setNews(undefined);
    }
  }, [state]);

  const say = (what: SaveState | 'unsavedAnnounced' | 'savedAgain') =>
    words === 'answers' ? t(`initial.save.${what}`) : t(`conscience.save.${what}`);
  const settled = state === 'untouched' ? untouched : undefined;
  const Icon = settled ? Check : icons[state];
  return (
    <>
      <p className="flex min-w-0 items-start gap-2">
        <Icon className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
        <span>{settled ?? say(state)}</span>
      </p>
      <p role="status" className="sr-only">
        {news && say(news === 'unsaved' ? 'unsavedAnnounced' : news)}
      </p>
    </>
  );
}
