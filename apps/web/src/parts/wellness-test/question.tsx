import { type Answer, answers } from '@miraco/domain/wellness';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface QuestionProps {
  /** Its position in the whole test, from 0. */
  position: number;
  name: string;
  text: string;
  /** The labels of the four answers, from never to always. */
  labels: readonly string[];
  answer: Answer | null;
  /** Marks it as unanswered. */
  missing: boolean;
  disabled: boolean;
  onAnswer: (position: number, answer: Answer) => void;
}

/** The keys 1 to 4 answer the focused question. */
function answerByKey(event: KeyboardEvent<HTMLFieldSetElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  for (const input of event.currentTarget.elements) {
    if (!(input instanceof HTMLInputElement) || input.value !== event.key) continue;
    event.preventDefault();
    input.focus();
    input.click();
  }
}

/**
 * One question with its four answers: native radios, which arrow keys, forms and screen readers support.
 * Memoized: an answer to one question does not render the four others.
 */
export const Question = memo(function Question(props: QuestionProps) {
  const { position, name, text, labels, answer, missing, disabled, onAnswer } = props;
  const { t } = useTranslation();
  const missingId = useId();
  return (
    <fieldset
      className="min-w-0"
      disabled={disabled}
      aria-describedby={missing ? missingId : undefined}
      onKeyDown={answerByKey}
    >
      <legend className="measure flex gap-3 font-serif text-[1.2rem] leading-snug">
        <span className="min-w-[1.65rem] shrink-0 text-muted-foreground tabular-nums" aria-hidden="true">
          {position + 1}
        </span>
        <span className="min-w-0">{text}</span>
      </legend>
      <p
        id={missingId}
        className="mt-2 flex items-center gap-1.5 text-[0.9rem] text-destructive empty:hidden sm:pl-[2.4rem]"
      >
        {missing && (
          <>
            <CircleAlert className="size-[1.1em] shrink-0" aria-hidden="true" />
            {t('initial.missing')}
          </>
        )}
      </p>
      <div className="mt-3.5 grid gap-2.5 min-[22rem]:grid-cols-2 sm:pl-[2.4rem] md:grid-cols-4">
        {answers.map((value, index) => (
          <label
            key={value}
            // The choice shows at once: with a transition the browser would draw for 150 ms while the next press waits.
            className="flex min-h-13 items-center gap-2.5 rounded-md border border-input bg-card px-3.5 py-2.5 leading-tight transition-[background-color,border-color] duration-150 has-checked:duration-0 hover:border-foreground/60 hover:bg-muted has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-foreground has-checked:inset-ring-1 has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:opacity-60"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={answer === value}
              onChange={() => onAnswer(position, value)}
              className="size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-input bg-card outline-none checked:border-6 checked:border-primary"
            />
            <span className="inline-block min-w-0 first-letter:uppercase">{labels[index]}</span>
            <span
              aria-hidden="true"
              className="ml-auto hidden font-sans text-[0.8rem] text-muted-foreground tabular-nums pointer-fine:md:block"
            >
              {value}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
