import { AnswerChoice, questions } from './answer-choice.tsx';
import type { PurposeListProps } from './purpose-table.tsx';
import { RowLevel } from './row-level.tsx';

/** The virtues of one kind as cards, where a table does not fit. */
export function PurposeCards({ label, ask, rows, names, words, readOnly, onAnswer, onRead }: PurposeListProps) {
  return (
    <ul aria-label={label} className="grid gap-4">
      {rows.map((row) => (
        <li key={row.virtue} className="rounded-lg border bg-card p-4 shadow-raised sm:p-6">
          <div className="mb-3 flex flex-wrap min-h-11 items-center justify-between gap-x-4 gap-y-1">
            <h3>{names[row.virtue]}</h3>
            <RowLevel row={row} words={words} onRead={() => onRead(row)} />
          </div>
          <div className="grid gap-2.5">
            {questions.map((question) => (
              <div key={question} className="grid grid-cols-[minmax(0,1fr)_8rem] items-center gap-3">
                <p aria-hidden="true" className="text-[0.95rem] leading-snug">
                  {ask(question)}
                </p>
                <AnswerChoice
                  row={row}
                  question={question}
                  asked={ask(question)}
                  name={names[row.virtue]}
                  readOnly={readOnly}
                  onAnswer={(change) => onAnswer(row, change)}
                />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
