import type { PurposeAnswers } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { AnswerChoice, type Question, questions } from './answer-choice.tsx';
import type { PurposeRow } from './purpose-rows.ts';
import { RowLevel } from './row-level.tsx';
import type { ScenarioWords } from './scenario-groups.ts';

export interface PurposeListProps {
  label: string;
  ask: (question: Question) => string;
  rows: readonly PurposeRow[];
  names: Readonly<Record<Virtue, string>>;
  words: ScenarioWords;
  readOnly: boolean;
  onAnswer: (row: PurposeRow, change: Partial<PurposeAnswers>) => void;
  /** Leads to the texts of the row's scenario. */
  onRead: (row: PurposeRow) => void;
}

/** The virtues of one kind, a row each. */
export function PurposeTable({ label, ask, rows, names, words, readOnly, onAnswer, onRead }: PurposeListProps) {
  const { t } = useTranslation();
  return (
    <Table label={label} className="table-fixed">
      <TableHeader>
        <tr className="[&_th]:whitespace-normal [&_th]:py-2.5 [&_th]:align-bottom [&_th]:leading-snug">
          <TableHead className="w-[19%] pl-5">{t('purpose.virtue')}</TableHead>
          {questions.map((question) => (
            <TableHead key={question}>{ask(question)}</TableHead>
          ))}
          <TableHead className="w-[22%]">{t('purpose.level')}</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.virtue}>
            <TableHead scope="row" wrap className="hyphens-auto py-3 pl-5">
              {names[row.virtue]}
            </TableHead>
            {questions.map((question) => (
              <TableCell key={question}>
                <AnswerChoice
                  row={row}
                  question={question}
                  asked={ask(question)}
                  name={names[row.virtue]}
                  readOnly={readOnly}
                  onAnswer={(change) => onAnswer(row, change)}
                />
              </TableCell>
            ))}
            <TableCell>
              <RowLevel row={row} words={words} onRead={() => onRead(row)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
