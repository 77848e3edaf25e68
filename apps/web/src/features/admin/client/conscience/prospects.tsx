import { signName } from '@miraco/method/sign-name';
import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntryColumn, EntryTable, Words } from '#features/admin/client/entry-table.tsx';
import { touchedVirtues } from '#parts/signs/signs.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Button } from '#ui/button.tsx';
import { ClampedText, isLongText } from '#ui/clamped-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { sentenceCase } from '#ui/entry-text.ts';
import type { PhaseOneTabData, Prospect } from './phase-one-data.ts';

/** The self-limiting expectations, about the client and about others. Spec 1, section 2. */
export function PhaseOneProspects({ data }: { data: PhaseOneTabData<'prospect'> }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const columns = useColumns(data, open);
  const { prospects } = data;
  const hasLongText = prospects.some((entry) => isLongText(entry.prospect));
  if (prospects.length === 0) {
    return (
      <EmptyState className="break-inside-avoid" icon={<MessageSquareQuote />} title={t('phaseOne.prospect.empty')} />
    );
  }
  return (
    <>
      {hasLongText && (
        <Button variant="secondary" size="sm" className="mb-5 print:hidden" onClick={() => setOpen(!open)}>
          {t(open ? 'phaseOne.text.closeAll' : 'phaseOne.text.openAll')}
        </Button>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {[true, false].map((me) => {
          const entries = prospects.filter((entry) => entry.me === me);
          const heading = t(me ? 'phaseOne.prospect.me' : 'phaseOne.prospect.others');
          return (
            <section key={heading}>
              <h3 className="mb-3">
                {heading}{' '}
                <span className="font-normal font-sans text-muted-foreground text-base">{entries.length}</span>
              </h3>
              {entries.length > 0 ? (
                <EntryTable label={heading} entries={entries} columns={columns} />
              ) : (
                <p className="text-muted-foreground">
                  {t(me ? 'phaseOne.prospect.emptyMe' : 'phaseOne.prospect.emptyOthers')}
                </p>
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}

function useColumns(
  { people, emotions, behaviours, words }: PhaseOneTabData<'prospect'>,
  open: boolean,
): EntryColumn<Prospect>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const names: Record<string, Record<typeof language, string>> = people;
  const none = t('phaseOne.prospect.none');
  const day = dateFormat(language, { dateStyle: 'medium' });
  return [
    {
      key: 'who',
      label: t('phaseOne.prospect.who'),
      className: 'sm:w-40 sm:min-w-32',
      cell: ({ who, date }) => (
        <>
          {names[who]?.[language] ?? who}
          <time
            dateTime={new Date(date).toISOString()}
            className="block whitespace-nowrap font-normal text-[0.85rem] text-muted-foreground"
          >
            {day.format(date)}
          </time>
        </>
      ),
    },
    {
      key: 'text',
      label: t('phaseOne.prospect.text'),
      wide: true,
      className: 'sm:min-w-88 print:min-w-0',
      // The switch for all entries overrides those that were opened one by one.
      cell: ({ prospect }) => (
        <ClampedText key={String(open)} open={open}>
          {sentenceCase(prospect, language)}
        </ClampedText>
      ),
    },
    {
      key: 'feelings',
      label: t('phaseOne.prospect.feelings'),
      className: 'sm:min-w-40 print:min-w-0',
      cell: ({ feelings }) => (
        <Words words={feelings.map(({ emotion }) => signName(emotions, emotion, language))} none={none} />
      ),
    },
    {
      key: 'conducts',
      label: t('phaseOne.prospect.conducts'),
      className: 'sm:min-w-40 print:min-w-0',
      cell: ({ conducts }) => (
        <Words words={conducts.map(({ behavior }) => signName(behaviours, behavior, language))} none={none} />
      ),
    },
    {
      key: 'virtues',
      label: t('phaseOne.prospect.virtues'),
      className: 'sm:min-w-36 print:min-w-0',
      cell: ({ feelings, conducts }) => (
        <Words
          className="font-medium"
          words={touchedVirtues([...feelings, ...conducts]).map((virtue) => words[virtue].name[language])}
          none={none}
        />
      ),
    },
  ];
}
