import { type PurposeAnswers, purposeQuestions } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { ScenarioMark } from '#charts/scenario-mark.tsx';
import { AnswerChoice } from '#parts/purpose/answer-choice.tsx';
import { isEnabled, type PurposeRow } from '#parts/purpose/purpose-rows.ts';
import type { ScenarioWords } from '#parts/purpose/scenario-groups.ts';
import type { QuestionTexts } from '#parts/purpose/use-questions.ts';
import { useLanguage } from '#shared/language/language.ts';

interface FocusedRowProps {
  row: PurposeRow;
  name: string;
  headingId: string;
  questions: QuestionTexts;
  /** About its kind, at the first of each. */
  about: string | false;
  /** The row whose scenario is named below the answers: this one, or the one before it until this one has its own. */
  shown: PurposeRow | undefined;
  names: Readonly<Record<Virtue, string>>;
  words: ScenarioWords;
  onAnswer: (change: Partial<PurposeAnswers>) => void;
}

/** One virtue of a purpose with its questions. Those that are not asked keep their place: nothing moves below the finger. */
export function FocusedRow(props: FocusedRowProps) {
  const { row, name, headingId, questions, about, shown, names, words, onAnswer } = props;
  const language = useLanguage();
  const level = shown?.score.level;
  return (
    // biome-ignore lint/a11y/useSemanticElements: each question is a fieldset already
    <div role="group" aria-labelledby={headingId} className="grid gap-6">
      {about && <p className="measure -mt-3 text-muted-foreground">{about}</p>}
      {purposeQuestions.map((question) => (
        <div key={question} className="grid gap-2 sm:max-w-sm">
          <p aria-hidden="true" className="text-[1.05rem] leading-snug">
            {questions[question]}
          </p>
          <AnswerChoice
            virtue={row.virtue}
            question={question}
            asked={questions[question]}
            name={name}
            answer={row.answers[question]}
            enabled={isEnabled(row, question)}
            readOnly={false}
            // Pressed again, an answer stays, and leads on: it can be taken back where all are shown.
            onAnswer={(_, change) => change[question] !== null && onAnswer(change)}
          />
        </div>
      ))}
      <p aria-hidden="true" className="flex min-h-7 flex-wrap items-center gap-x-2.5">
        {shown && level && (
          <>
            <span className="text-muted-foreground">{names[shown.virtue]}</span>
            <ScenarioMark scenario={level} name={words.scenarios[level].name[language]} />
          </>
        )}
      </p>
    </div>
  );
}
