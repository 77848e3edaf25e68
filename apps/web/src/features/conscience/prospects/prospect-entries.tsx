import { signName } from '@miraco/method/sign-name';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryHeading } from '#features/conscience/entries/entry-heading.tsx';
import { type EntryColumn, EntryList } from '#features/conscience/entries/entry-list.tsx';
import { EntryRemoval } from '#features/conscience/entries/entry-removal.tsx';
import { VirtueNames } from '#features/conscience/entries/virtue-names.tsx';
import { type Signs, touchedVirtues } from '#parts/signs/signs.ts';
import { useLanguage } from '#shared/language/language.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { ClampedText } from '#ui/clamped-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { excerpt, sentenceCase } from '#ui/entry-text.ts';
import type { Part } from './prospect-forms.ts';

type Prospect = Outputs['conscience']['prospect']['get'][number];

interface ProspectEntriesProps {
  user: string;
  part: Part;
  entries: readonly Prospect[];
  words: {
    people: Outputs['method']['people'];
    emotions: Signs;
    behaviours: Signs;
    virtues: Outputs['method']['virtues'];
  };
  open: boolean;
}

/** The expectations added so far, newest first. */
export function ProspectEntries({ user, part, entries, words, open }: ProspectEntriesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<Prospect | null>(null);
  const [removals, setRemovals] = useState(0);
  const nameOf = (entry: Prospect) => excerpt(sentenceCase(entry.prospect, language), 80, language);
  const personOf = ({ who }: Prospect) =>
    Object.entries(words.people).find(([person]) => person === who)?.[1][language] ?? who;

  const columns: EntryColumn<Prospect>[] = [
    { name: 'who', header: t('prospect.column.who'), className: 'w-[12%]', cell: personOf },
    {
      name: 'prospect',
      header: t('prospect.column.prospect'),
      className: 'w-[28%]',
      cell: (entry) => <ClampedText>{sentenceCase(entry.prospect, language)}</ClampedText>,
    },
    {
      name: 'feelings',
      header: t('prospect.feelings'),
      className: 'w-[16%]',
      cell: (entry) => entry.feelings.map(({ emotion }) => signName(words.emotions, emotion, language)).join(', '),
    },
    {
      name: 'conducts',
      header: t('prospect.conducts'),
      className: 'w-[19%]',
      cell: (entry) => entry.conducts.map(({ behavior }) => signName(words.behaviours, behavior, language)).join(', '),
    },
    {
      name: 'virtues',
      header: t('prospect.column.virtues'),
      className: 'w-[18%]',
      cell: ({ feelings, conducts }) => (
        <VirtueNames virtues={touchedVirtues([...feelings, ...conducts])} names={words.virtues} />
      ),
    },
  ];

  return (
    <div className="mt-8">
      <EntryHeading level={3} count={entries.length} removals={removals}>
        {t('prospect.entries')}
      </EntryHeading>
      {entries.length === 0 ? (
        <EmptyState title={open ? t('prospect.emptyTitle') : t('prospect.emptyClosed')} compact>
          {open && t('prospect.empty')}
        </EmptyState>
      ) : (
        <EntryList
          label={t(`prospect.${part}.entries`)}
          entries={entries}
          columns={columns}
          nameOf={nameOf}
          onRemove={open ? setAsked : undefined}
        />
      )}
      <EntryRemoval
        entry={asked}
        title={t('prospect.removeTitle', { name: asked ? nameOf(asked) : '' })}
        description={t('prospect.removeText')}
        removed={t('prospect.removed')}
        remove={({ id }, call) => api.conscience.prospect.remove.mutate({ user, id }, call())}
        onRemoved={(entry) => {
          setAsked(null);
          utils.conscience.prospect.get.setData({ user }, (known) => known?.filter(({ id }) => id !== entry.id));
          void utils.conscience.overview.invalidate({ user });
          setRemovals(removals + 1);
        }}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
