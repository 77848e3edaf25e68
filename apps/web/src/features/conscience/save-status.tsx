import { Check, CloudOff, CloudUpload, PencilLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveState } from './draft-keeper.ts';

const icons = { untouched: PencilLine, saving: CloudUpload, saved: Check, unsaved: CloudOff };

/** A quiet line that says where the answers are. Read out only when saving fails, and when it works again. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { t } = useTranslation();
  const [news, setNews] = useState<'unsaved' | 'savedAgain'>();
  const failed = useRef(false);

  useEffect(() => {
    if (state === 'unsaved') setNews('unsaved');
    else if (state === 'saved' && failed.current) setNews('savedAgain');
    if (state === 'unsaved' || state === 'saved') failed.current = state === 'unsaved';
  }, [state]);

  const Icon = icons[state];
  return (
    <>
      <p className="flex min-w-0 items-start gap-2">
        <Icon className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
        <span>{t(`initial.save.${state}`)}</span>
      </p>
      <p role="status" className="sr-only">
        {news === 'unsaved' && t('initial.save.unsavedAnnounced')}
        {news === 'savedAgain' && t('initial.save.savedAgain')}
      </p>
    </>
  );
}
