import { questionNumber } from '@miraco/domain/conscience';
import { virtues } from '@miraco/domain/virtues';
import { Square, SquareCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Alert } from '#ui/alert.tsx';
import { cn } from '#ui/cn.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import type { PhaseOneTabData } from './phase-one-data.ts';
import { SavedAt } from './saved-at.tsx';

/** The 23 statements: those that the client marked, and the virtues that the expectations cite in any case. Spec 1, section 2. */
export function PhaseOneWeak({ data: { weak, overview, statements, words } }: { data: PhaseOneTabData<'weak'> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const marked = weak?.virtues ?? [];
  const citations = virtues.map((virtue) => {
    const count = overview.citations.find((citation) => citation.virtue === virtue);
    return { virtue, times: (count?.aboutMe ?? 0) + (count?.aboutOthers ?? 0) };
  });
  const cited = citations.filter(({ times }) => times > 0).length;
  return (
    <>
      {weak ? (
        <p className="mb-4 text-muted-foreground">
          {t('phaseOne.weak.count', { marked: marked.length, cited })} <SavedAt date={weak.date} />
        </p>
      ) : (
        <Alert
          live={false}
          className="mb-5 break-inside-avoid print:break-after-avoid"
          title={t('phaseOne.weak.notTaken')}
        >
          {t('phaseOne.weak.notTakenText')}
        </Alert>
      )}
      <Table label={t('phaseOne.tabs.weak')} stickyFirst>
        <TableHeader>
          <TableRow>
            <TableHead>{t('phaseOne.weak.virtue')}</TableHead>
            <TableHead>{t('phaseOne.weak.statement')}</TableHead>
            <TableHead>{t('phaseOne.weak.marked')}</TableHead>
            <TableHead>{t('phaseOne.weak.cited')}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {citations.map(({ virtue, times }) => {
            const toTrain = marked.includes(virtue) || times > 0;
            return (
              <TableRow key={virtue} className="break-inside-avoid">
                <TableHead scope="row" fit className="py-2.5">
                  <span className="inline-block w-7 font-normal text-muted-foreground max-sm:hidden">
                    {questionNumber(virtue)}
                  </span>
                  <span className={toTrain ? '' : 'font-normal text-muted-foreground'}>
                    {words[virtue].name[language]}
                  </span>
                </TableHead>
                <TableCell fit className={cn('min-w-60 py-2.5', !toTrain && 'text-muted-foreground')}>
                  {statements[virtue].statement[language]}
                </TableCell>
                <Mark yes={marked.includes(virtue)} words={t('phaseOne.weak.markedYes')} />
                <Mark yes={times > 0} words={t('phaseOne.weak.times', { count: times })} />
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </>
  );
}

function Mark({ yes, words }: { yes: boolean; words: string }) {
  const { t } = useTranslation();
  const Icon = yes ? SquareCheck : Square;
  return (
    <TableCell fit className="w-px whitespace-nowrap py-2.5 pr-5">
      <span className="flex items-center gap-2">
        <Icon className={cn('size-5 shrink-0', yes ? 'text-primary' : 'text-input')} aria-hidden="true" />
        {yes ? words : <span className="sr-only">{t('phaseOne.weak.no')}</span>}
      </span>
    </TableCell>
  );
}
