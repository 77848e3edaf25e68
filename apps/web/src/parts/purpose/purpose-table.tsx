import { type PurposeAnswers, purposeQuestions } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { AnswerChoice } from './answer-choice.tsx';
import { isEnabled, type PurposeRow } from './purpose-rows.ts';
import { rowId } from './row-id.ts';
import { RowLevel } from './row-level.tsx';
import type { ScenarioWords } from './scenario-groups.ts';
import type { QuestionTexts } from './use-questions.ts';

export interface PurposeListProps {
  label: string;
  questions: QuestionTexts;
  rows: readonly PurposeRow[];
  names: Readonly<Record<Virtue, string>>;
  words: ScenarioWords;
  readOnly: boolean;
  onAnswer: (virtue: Virtue, change: Partial<PurposeAnswers>) => void;
  /** Leads to the texts of the row's scenario. */
  onRead: (row: PurposeRow) => void;
}

/** The virtues of one kind, a row each. */
export function PurposeTable({ label, questions, rows, names, words, readOnly, onAnswer, onRead }: PurposeListProps) {
  const { t } = useTranslation();
  return (
    <Table label={label} className="table-fixed">
      <TableHeader>
        <tr className="[&_th]:whitespace-normal [&_th]:py-2.5 [&_th]:align-bottom [&_th]:leading-snug">
          <TableHead className="w-[19%] pl-5">{t('purpose.virtue')}</TableHead>
          {purposeQuestions.map((question) => (
            <TableHead key={question}>{questions[question]}</TableHead>
          ))}
          <TableHead className="w-[22%]">{t('purpose.level')}</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.virtue} id={rowId(row.virtue)}>
            <TableHead scope="row" wrap className="hyphens-auto py-3 pl-5">
              {names[row.virtue]}
            </TableHead>
            {purposeQuestions.map((question) => (
              <TableCell key={question}>
                <AnswerChoice
                  virtue={row.virtue}
                  question={question}
                  asked={questions[question]}
                  name={names[row.virtue]}
                  answer={row.answers[question]}
                  enabled={isEnabled(row, question)}
                  readOnly={readOnly}
                  onAnswer={onAnswer}
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
