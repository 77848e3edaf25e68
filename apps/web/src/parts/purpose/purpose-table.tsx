import type { PurposeAnswers, PurposeForm } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { Table, TableCell, TableHead, TableHeader } from '#ui/table.tsx';
import { AnswerSelect, questions } from './answer-select.tsx';
import { isScored, type PurposeRow } from './purpose-rows.ts';
import { RowLevel, RowTexts, type ScenarioWords } from './row-outcome.tsx';

export interface PurposeListProps {
  label: string;
  form: PurposeForm;
  rows: readonly PurposeRow[];
  names: Readonly<Record<Virtue, string>>;
  words: ScenarioWords;
  readOnly: boolean;
  onAnswer: (row: PurposeRow, change: Partial<PurposeAnswers>) => void;
}

/** The virtues of one kind, a row each, and below each row its scenario. */
export function PurposeTable({ label, form, rows, names, words, readOnly, onAnswer }: PurposeListProps) {
  const { t } = useTranslation();
  return (
    <Table label={label} className="table-fixed">
      <TableHeader>
        <tr className="[&_th]:whitespace-normal [&_th]:py-2.5 [&_th]:align-bottom [&_th]:leading-snug">
          <TableHead className="w-[19%] pl-5">{t('purpose.virtue')}</TableHead>
          {questions.map((question) => (
            <TableHead key={question}>{t(`purpose.${form}.${question}`)}</TableHead>
          ))}
          <TableHead className="w-[22%]">{t('purpose.level')}</TableHead>
        </tr>
      </TableHeader>
      {rows.map((row) => {
        const scored = isScored(row);
        return (
          <tbody key={row.virtue} className="border-b last:border-b-0">
            <tr className="bg-card">
              <TableHead scope="rowgroup" rowSpan={scored ? 2 : 1} top wrap className="hyphens-auto py-4 pl-5">
                {names[row.virtue]}
              </TableHead>
              {questions.map((question) => (
                <TableCell key={question}>
                  <AnswerSelect
                    row={row}
                    form={form}
                    question={question}
                    name={names[row.virtue]}
                    readOnly={readOnly}
                    onAnswer={(change) => onAnswer(row, change)}
                  />
                </TableCell>
              ))}
              <TableCell>
                <RowLevel row={row} words={words} />
              </TableCell>
            </tr>
            {scored && (
              <tr>
                <td colSpan={4} className="px-3 pt-1 pb-5">
                  <RowTexts row={row} words={words} />
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </Table>
  );
}
