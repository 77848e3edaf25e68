import { signName } from '@miraco/method/sign-name';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryHeading } from '#features/conscience/entries/entry-heading.tsx';
import { type EntryColumn, EntryList } from '#features/conscience/entries/entry-list.tsx';
import { EntryRemoval } from '#features/conscience/entries/entry-removal.tsx';
import type { Signs } from '#parts/signs/signs.ts';
import { useLanguage } from '#shared/language/language.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { ClampedText } from '#ui/clamped-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { excerpt } from '#ui/entry-text.ts';

type Habit = Outputs['conscience']['harmful']['get'][number];

interface HabitEntriesProps {
  user: string;
  habits: readonly Habit[];
  emotions: Signs;
  frequencies: Outputs['method']['habitFrequencies'];
  open: boolean;
}

const clamped = (text: string): ReactNode => (text === '' ? null : <ClampedText>{text}</ClampedText>);

/** The habits added so far, newest first. */
export function HabitEntries({ user, habits, emotions, frequencies, open }: HabitEntriesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<Habit | null>(null);
  const [removals, setRemovals] = useState(0);
  const nameOf = (habit: Habit) => excerpt(habit.habit, 80, language);
  const paceOf = ({ frequency }: Habit) =>
    Object.entries(frequencies).find(([pace]) => pace === frequency)?.[1][language] ?? frequency;

  const columns: EntryColumn<Habit>[] = [
    {
      name: 'habit',
      header: t('harmful.column.habit'),
      className: 'w-[19%]',
      cell: ({ habit }) => clamped(habit),
    },
    {
      name: 'feelings',
      header: t('harmful.feelings'),
      className: 'w-[15%]',
      cell: ({ feelings }) => feelings.map(({ emotion }) => signName(emotions, emotion, language)).join(', '),
    },
    { name: 'action', header: t('harmful.column.action'), className: 'w-[17%]', cell: ({ action }) => clamped(action) },
    { name: 'frequency', header: t('harmful.column.frequency'), className: 'w-[14%]', cell: paceOf },
    {
      name: 'quantity',
      header: t('harmful.quantity'),
      className: 'w-[11%]',
      cell: ({ quantity }) => (quantity === '' ? null : quantity),
    },
    { name: 'impact', header: t('harmful.column.impact'), className: 'w-[17%]', cell: ({ impact }) => clamped(impact) },
  ];

  return (
    <div className="mt-10">
      <EntryHeading level={2} count={habits.length} removals={removals} removed={t('harmful.removed')}>
        {t('harmful.entries')}
      </EntryHeading>
      {habits.length === 0 ? (
        <EmptyState title={open ? t('harmful.emptyTitle') : t('harmful.emptyClosed')} compact>
          {open && t('harmful.empty')}
        </EmptyState>
      ) : (
        <EntryList
          label={t('harmful.entries')}
          entries={habits}
          columns={columns}
          nameOf={nameOf}
          onRemove={open ? setAsked : undefined}
        />
      )}
      <EntryRemoval
        entry={asked}
        title={t('harmful.removeTitle', { name: asked ? nameOf(asked) : '' })}
        description={t('harmful.removeText')}
        remove={({ id }, call) => api.conscience.harmful.remove.mutate({ user, id }, call())}
        onRemoved={(habit) => {
          setAsked(null);
          utils.conscience.harmful.get.setData({ user }, (known) => known?.filter(({ id }) => id !== habit.id));
          void utils.conscience.overview.invalidate({ user });
          setRemovals(removals + 1);
        }}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
