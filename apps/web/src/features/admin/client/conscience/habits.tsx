import { signName } from '@miraco/method/sign-name';
import { Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type EntryColumn, EntryTable, Words } from '#features/admin/client/entry-table.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { ClampedText } from '#ui/clamped-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Habit, PhaseOneTabData } from './phase-one-data.ts';

/** The harmful habits and their cost. Spec 1, section 2. */
export function PhaseOneHabits({ data }: { data: PhaseOneTabData<'harmful'> }) {
  const { t } = useTranslation();
  const columns = useColumns(data);
  if (data.habits.length === 0) {
    return (
      <EmptyState className="break-inside-avoid" icon={<Repeat />} title={t('phaseOne.harmful.empty')}>
        {t('phaseOne.harmful.emptyText')}
      </EmptyState>
    );
  }
  return <EntryTable label={t('phaseOne.tabs.harmful')} entries={data.habits} columns={columns} />;
}

function useColumns({ frequencies: names, emotions }: PhaseOneTabData<'harmful'>): EntryColumn<Habit>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const frequencies: Record<string, Record<typeof language, string>> = names;
  const written = (text: string) =>
    text === '' ? (
      <span className="text-muted-foreground">{t('phaseOne.harmful.left')}</span>
    ) : (
      <ClampedText>{text}</ClampedText>
    );
  return [
    {
      key: 'habit',
      label: t('phaseOne.harmful.habit'),
      className: 'sm:min-w-52 sm:max-w-72 print:max-w-none',
      cell: ({ habit }) => written(habit),
    },
    {
      key: 'feelings',
      label: t('phaseOne.harmful.feelings'),
      className: 'sm:min-w-36 print:min-w-0',
      cell: ({ feelings }) => (
        <Words
          words={feelings.map(({ emotion }) => signName(emotions, emotion, language))}
          none={t('phaseOne.prospect.none')}
        />
      ),
    },
    {
      key: 'action',
      label: t('phaseOne.harmful.action'),
      wide: true,
      className: 'sm:min-w-60 print:min-w-0',
      cell: ({ action }) => written(action),
    },
    {
      key: 'frequency',
      label: t('phaseOne.harmful.frequency'),
      className: 'sm:min-w-28 print:min-w-0',
      cell: ({ frequency }) => frequencies[frequency]?.[language] ?? frequency,
    },
    {
      key: 'quantity',
      label: t('phaseOne.harmful.quantity'),
      className: 'sm:min-w-28 print:min-w-0',
      cell: ({ quantity }) => written(quantity),
    },
    {
      key: 'impact',
      label: t('phaseOne.harmful.impact'),
      wide: true,
      className: 'sm:min-w-60 print:min-w-0',
      cell: ({ impact }) => written(impact),
    },
  ];
}
