import { type BlockReason, questionNumber } from '@miraco/domain/conscience';
import { type MediumHardType, mediumHardTypes } from '@miraco/domain/ratings';
import { virtues } from '@miraco/domain/virtues';
import { Circle, CircleDot, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Alert } from '#ui/alert.tsx';
import { cn } from '#ui/cn.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import type { PhaseOneTabData } from './phase-one-data.ts';
import { SavedAt } from './saved-at.tsx';

/** The 23 questions, medium and strong side by side; for those that are not asked, the reason. Spec 1, section 2. */
export function PhaseOneMediumHard({
  data: { mediumHard, overview, statements, words },
}: {
  data: PhaseOneTabData<'mediumhard'>;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      {mediumHard ? (
        <p className="mb-4 text-muted-foreground">
          <SavedAt date={mediumHard.date} />
        </p>
      ) : (
        <Alert
          live={false}
          className="mb-5 break-inside-avoid print:break-after-avoid"
          title={t('phaseOne.mediumhard.notTaken')}
        >
          {t('phaseOne.mediumhard.notTakenText')}
        </Alert>
      )}
      <Table label={t('phaseOne.tabs.mediumhard')} stickyFirst>
        <TableHeader>
          <TableRow>
            <TableHead>{t('phaseOne.mediumhard.virtue')}</TableHead>
            <TableHead>{t('phaseOne.mediumhard.question')}</TableHead>
            {mediumHardTypes.map((type) => (
              <TableHead key={type}>{t(`phaseOne.mediumhard.${type}`)}</TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {virtues.map((virtue) => {
            const { question, ...options } = statements[virtue];
            const chosen = mediumHard?.responses.find((response) => response.virtue === virtue)?.type;
            const blocked = overview.blocked[virtue];
            return (
              <TableRow key={virtue} className="break-inside-avoid">
                <TableHead scope="row" fit className="py-2.5">
                  <span className="inline-block w-7 font-normal text-muted-foreground max-sm:hidden">
                    {questionNumber(virtue)}
                  </span>
                  {words[virtue].name[language]}
                </TableHead>
                <TableCell fit className={cn('min-w-64 py-2.5', blocked && 'text-muted-foreground')}>
                  {question[language]}
                </TableCell>
                {blocked ? (
                  <Blocked reason={blocked} />
                ) : (
                  mediumHardTypes.map((type) => (
                    <Option key={type} text={options[type][language]} type={type} chosen={chosen} />
                  ))
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </>
  );
}

interface OptionProps {
  text: string;
  type: MediumHardType;
  chosen: MediumHardType | undefined;
}

function Option({ text, type, chosen }: OptionProps) {
  const { t } = useTranslation();
  const isChosen = type === chosen;
  const Icon = isChosen ? CircleDot : Circle;
  return (
    <TableCell fit className={cn('min-w-52 py-2.5', !isChosen && 'text-muted-foreground')}>
      <span className="flex items-start gap-2">
        <Icon className={cn('mt-0.5 size-5 shrink-0', isChosen ? 'text-primary' : 'text-input')} aria-hidden="true" />
        <span>
          <span className="sr-only">
            {t(isChosen ? 'phaseOne.mediumhard.chosen' : 'phaseOne.mediumhard.notChosen')}:{' '}
          </span>
          {text}
        </span>
      </span>
    </TableCell>
  );
}

function Blocked({ reason }: { reason: BlockReason }) {
  const { t } = useTranslation();
  return (
    <TableCell colSpan={mediumHardTypes.length} fit className="py-2.5 text-muted-foreground">
      <span className="flex items-start gap-2">
        <LockKeyhole className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        {t(`phaseOne.mediumhard.blockedBy.${reason}`)}
      </span>
    </TableCell>
  );
}
