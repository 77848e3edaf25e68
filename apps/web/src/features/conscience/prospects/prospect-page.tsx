import { careMarksOf } from '@miraco/domain/care';
import { useMemo, useRef } from 'react';
import { signGroups } from '#parts/signs/signs.ts';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { useUnloadGuard } from '#shared/drafts/use-unload-guard.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useSearchParams } from '#shared/router/router.tsx';
import { Correction } from './correction.tsx';
import { prospectDraft } from './prospect-draft.ts';
import type { ProspectForms } from './prospect-forms.ts';
import type { Prospect, ProspectsProps } from './prospects-props.ts';
import { Telling } from './telling.tsx';

interface ProspectPageProps extends Pick<ProspectsProps, 'user' | 'open' | 'entries' | 'words'> {
  fromServer: Stored<ProspectForms> | null;
}

/** The expectations: a new one is told, or the one that the address names is corrected. */
export function ProspectPage({ fromServer, ...given }: ProspectPageProps) {
  const { user, open, entries, words } = given;
  const language = useLanguage();
  const draft = useDraft(prospectDraft, user, fromServer);
  useUnloadGuard(draft.state);
  const signs = useMemo(
    () => ({
      emotions: signGroups(words.emotions, words.virtues, language),
      behaviours: signGroups(words.behaviours, words.virtues, language),
      helpWords: words.helpWords[language],
    }),
    [words.emotions, words.behaviours, words.helpWords, words.virtues, language],
  );
  const props = { ...given, draft, signs, markOf: careMarksOf(words.emotions, words.behaviours) };
  const corrected = useCorrected(entries);
  if (open && corrected) return <Correction key={corrected.id} {...props} entry={corrected} />;
  return <Telling {...props} />;
}

/** The expectation that the address names. One that another device removes meanwhile stays: what is being typed would go with it. */
function useCorrected(entries: readonly Prospect[]): Prospect | undefined {
  const id = useSearchParams()[0].get('correct');
  const known = useRef<Prospect>(undefined);
  known.current = entries.find((entry) => entry.id === id) ?? (known.current?.id === id ? known.current : undefined);
  return known.current;
}
