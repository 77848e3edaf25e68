import { signName } from '@miraco/method/sign-name';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryHeading } from '#features/conscience/entries/entry-heading.tsx';
import { type EntryColumn, EntryList } from '#features/conscience/entries/entry-list.tsx';
import { EntryRemoval } from '#features/conscience/entries/entry-removal.tsx';
import { VirtueNames } from '#features/conscience/entries/virtue-names.tsx';
import { touchedVirtues } from '#parts/signs/signs.ts';
import { useLanguage } from '#shared/language/language.ts';
import { navigate } from '#shared/router/history.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { ClampedText } from '#ui/clamped-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { excerpt, sentenceCase } from '#ui/entry-text.ts';
import { personName } from './person-name.ts';
import type { Part } from './prospect-forms.ts';
import type { Prospect, ProspectsProps } from './prospects-props.ts';

interface ProspectEntriesProps extends Pick<ProspectsProps, 'user' | 'words' | 'open'> {
  level: 2 | 3;
  /** The expectations of one block, or of both under their names. */
  lists: readonly { part: Part; entries: readonly Prospect[] }[];
}

/** The expectations added so far, newest first. */
export function ProspectEntries({ user, level, lists, words, open }: ProspectEntriesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<Prospect | null>(null);
  const [removals, setRemovals] = useState(0);
  const nameOf = (entry: Prospect) => excerpt(sentenceCase(entry.prospect, language), 80, language);
  const count = lists.reduce((sum, { entries }) => sum + entries.length, 0);

  const columns: EntryColumn<Prospect>[] = [
    {
      name: 'who',
      header: t('prospect.column.who'),
      className: 'w-[12%]',
      cell: ({ who }) => personName(words.people, who, language),
    },
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

  // Nothing is there to be read before the first one, below the question that asks for it.
  if (level === 2 && count === 0 && removals === 0) return null;
  return (
    <div className="mt-8">
      <EntryHeading level={level} count={count} removals={removals} removed={t('prospect.removed')}>
        {t('prospect.entries')}
      </EntryHeading>
      {count === 0 && (
        <EmptyState title={open ? t('prospect.emptyTitle') : t('prospect.emptyClosed')} compact>
          {open && t('prospect.empty')}
        </EmptyState>
      )}
      <div className="grid gap-6">
        {lists.map(
          ({ part, entries }) =>
            entries.length > 0 && (
              <div key={part}>
                {lists.length > 1 && <h3 className="eyebrow mb-2 font-sans">{t(`prospect.${part}.title`)}</h3>}
                <EntryList
                  label={t(`prospect.${part}.entries`)}
                  entries={entries}
                  columns={columns}
                  nameOf={nameOf}
                  onRemove={open ? setAsked : undefined}
                  onCorrect={open ? ({ id }) => navigate({ search: `?correct=${id}` }) : undefined}
                />
              </div>
            ),
        )}
      </div>
      <EntryRemoval
        entry={asked}
        title={t('prospect.removeTitle', { name: asked ? nameOf(asked) : '' })}
        description={t('prospect.removeText')}
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
