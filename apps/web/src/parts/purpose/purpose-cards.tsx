import { purposeQuestions } from '@miraco/domain/purpose';
import { AnswerChoice } from './answer-choice.tsx';
import { isEnabled } from './purpose-rows.ts';
import type { PurposeListProps } from './purpose-table.tsx';
import { rowId } from './row-id.ts';
import { RowLevel } from './row-level.tsx';

/** The virtues of one kind as cards, where a table does not fit. */
export function PurposeCards({ label, questions, rows, names, words, readOnly, onAnswer, onRead }: PurposeListProps) {
  return (
    <ul aria-label={label} className="grid gap-4">
      {rows.map((row) => (
        <li
          key={row.virtue}
          id={rowId(row.virtue)}
          className="drawn-in-view rounded-lg border bg-card p-4 shadow-raised [contain-intrinsic-size:auto_16rem] sm:p-6"
        >
          <div className="mb-3 flex flex-wrap min-h-11 items-center justify-between gap-x-4 gap-y-1">
            <h3>{names[row.virtue]}</h3>
            <RowLevel row={row} words={words} onRead={() => onRead(row)} />
          </div>
          <div className="grid gap-2.5">
            {purposeQuestions.map((question) => (
              <div key={question} className="grid grid-cols-[minmax(0,1fr)_8rem] items-center gap-3">
                <p aria-hidden="true" className="text-[0.95rem] leading-snug">
                  {questions[question]}
                </p>
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
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
