import { paths } from '@miraco/contract/paths';
import { careSignsOf } from '@miraco/domain/care';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConscienceNav } from '#features/conscience/conscience-nav.tsx';
import { EntriesClosed } from '#features/conscience/entries/entries-closed.tsx';
import { signGroups } from '#parts/signs/signs.ts';
import { ReadLater } from '#parts/support/read-later.tsx';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { useUnloadGuard } from '#shared/drafts/use-unload-guard.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { JustChosen } from './just-chosen.tsx';
import { prospectDraft } from './prospect-draft.ts';
import { ProspectEntries } from './prospect-entries.tsx';
import { ProspectForm } from './prospect-form.tsx';
import { changesOf, type ProspectForms } from './prospect-forms.ts';

const parts = ['me', 'others'] as const;

interface ProspectBlocksProps {
  user: string;
  /** False once the Conscience phase has ended: then the page is read-only. Spec 1, section 4. */
  open: boolean;
  entries: Outputs['conscience']['prospect']['get'];
  draft: Stored<ProspectForms> | null;
  words: {
    people: Outputs['method']['people'];
    emotions: Outputs['method']['emotions'];
    behaviours: Outputs['method']['behaviours'];
    virtues: Outputs['method']['virtues'];
  };
}

/** The two blocks, each with its form and its entries, and the button to go on. */
export function ProspectBlocks({ user, open, entries, draft: fromServer, words }: ProspectBlocksProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const draft = useDraft(prospectDraft, user, fromServer);
  useUnloadGuard(draft.state);
  const signs = useMemo(
    () => ({
      emotions: signGroups(words.emotions, words.virtues, language),
      behaviours: signGroups(words.behaviours, words.virtues, language),
    }),
    [words.emotions, words.behaviours, words.virtues, language],
  );
  const isCare = careSignsOf(words.emotions, words.behaviours);
  const ofPart = { me: entries.filter((entry) => entry.me), others: entries.filter((entry) => !entry.me) };

  return (
    <>
      <ConscienceNav />
      <PageHeader title={t('prospect.title')} lead={t('prospect.lead')} />
      {!open && <EntriesClosed />}
      {open && <JustChosen names={words.virtues} />}
      <nav aria-label={t('prospect.blocks')} className="mb-8 flex flex-wrap gap-3">
        {parts.map((part) => (
          // A native in-page link moves the keyboard's position too.
          <Button asChild key={part} variant="soft" size="sm">
            <a href={`#${part}`}>
              {t(`prospect.${part}.title`)}
              <span className="font-normal tabular-nums">{ofPart[part].length}</span>
            </a>
          </Button>
        ))}
      </nav>
      <div className="grid gap-14">
        {parts.map((part) => (
          <section key={part} id={part} aria-labelledby={`${part}-title`}>
            <h2 id={`${part}-title`}>{t(`prospect.${part}.title`)}</h2>
            <p className="measure mt-1.5 mb-5 text-muted-foreground">{t(`prospect.${part}.lead`)}</p>
            {part === 'me' && open && <ReadLater className="-mt-3 mb-3" />}
            <ProspectForm
              user={user}
              part={part}
              block={draft.content[part]}
              onChange={(fields) => draft.change(changesOf(part, fields))}
              state={draft.state}
              entries={entries.length}
              names={words.people}
              signs={signs}
              isCare={isCare}
              open={open}
            />
            <ProspectEntries user={user} part={part} entries={ofPart[part]} words={words} open={open} />
          </section>
        ))}
      </div>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t pt-6">
        <p className="measure min-w-0 flex-1 basis-64 text-muted-foreground">
          {open && (entries.length === 0 ? t('prospect.needed') : t('prospect.onward'))}
        </p>
        <Button asChild variant="secondary" size="lg" className="max-sm:w-full">
          <Link to={paths.mediumHard}>
            {t('prospect.continue')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </>
  );
}
