import { paths } from '@miraco/contract/paths';
import { type CareNeed, careInHabit, careMarksOf } from '@miraco/domain/care';
import { ArrowRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConscienceNav } from '#features/conscience/conscience-nav.tsx';
import { EntriesClosed } from '#features/conscience/entries/entries-closed.tsx';
import type { HabitForm as Content } from '#features/conscience/entries/entry-check.ts';
import { signGroups } from '#parts/signs/signs.ts';
import { ReadLater } from '#parts/support/read-later.tsx';
import { SupportCard } from '#parts/support/support-card-lazily.tsx';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { useUnloadGuard } from '#shared/drafts/use-unload-guard.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { habitDraft } from './habit-draft.ts';
import { HabitEntries } from './habit-entries.tsx';
import { HabitForm } from './habit-form.tsx';

interface HabitPageProps {
  user: string;
  /** False once the Conscience phase has ended: then the page is read-only. Spec 1, section 4. */
  open: boolean;
  habits: Outputs['conscience']['harmful']['get'];
  draft: Stored<Content> | null;
  words: {
    frequencies: Outputs['method']['habitFrequencies'];
    emotions: Outputs['method']['emotions'];
    helpWords: Outputs['method']['helpWords'];
    virtues: Outputs['method']['virtues'];
  };
}

/** The form, the habits added so far, and the button to go on. */
export function HabitPage({ user, open, habits, draft: fromServer, words }: HabitPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const draft = useDraft(habitDraft, user, fromServer);
  useUnloadGuard(draft.state);
  /** What the last heavy habit calls for, and which one it is. */
  const [heavy, setHeavy] = useState<{ need: CareNeed; count: number }>();
  const { emotions, frequencies, virtues } = words;
  const emotionGroups = useMemo(() => signGroups(emotions, virtues, language), [emotions, virtues, language]);
  return (
    <>
      <ConscienceNav />
      <PageHeader title={t('harmful.title')} lead={t('harmful.lead')} />
      {open ? <ReadLater className="-mt-4 mb-4" /> : <EntriesClosed />}
      <HabitForm
        user={user}
        draft={draft}
        entries={habits.length}
        frequencies={frequencies}
        emotions={emotionGroups}
        helpWords={words.helpWords[language]}
        open={open}
        onAdded={(feelings) => {
          const need = careInHabit(feelings, careMarksOf(emotions));
          if (need) setHeavy((before) => ({ need, count: (before?.count ?? 0) + 1 }));
        }}
      />
      {heavy && <SupportCard key={heavy.count} occasion="written" need={heavy.need} intoView className="mt-5" />}
      <HabitEntries user={user} habits={habits} emotions={emotions} frequencies={frequencies} open={open} />
      <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t pt-6">
        <p className="measure min-w-0 flex-1 basis-64 text-muted-foreground">{t('harmful.onward')}</p>
        <Button asChild variant="secondary" size="lg" className="max-sm:w-full">
          <Link to={open ? paths.resume : paths.resumeLater}>
            {t('harmful.continue')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </>
  );
}
