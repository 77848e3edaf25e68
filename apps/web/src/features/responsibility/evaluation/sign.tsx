import { type SignFrequency, signFrequencies } from '@miraco/domain/evaluation';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';

/** From not at all to every day, in the order from left to right. */
const choices = ['not', ...signFrequencies.toReversed()] as const;

interface EvaluationSignProps {
  /** Its key. */
  sign: string;
  name: string;
  label: string;
  frequency: SignFrequency | undefined;
  /** Whether it is said that it does not show: nothing is chosen beforehand. */
  isNot: boolean;
  /** The number of times that it was refused as the fourth; undefined if the last attempt was another sign. */
  refused: number | undefined;
  disabled: boolean;
  onChoose: (sign: string, frequency: SignFrequency | undefined) => void;
}

/** The keys 1 to 4 answer the focused sign. */
function chooseByKey(event: KeyboardEvent<HTMLFieldSetElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const input = event.currentTarget.querySelectorAll('input')[Number(event.key) - 1];
  if (!input) return;
  event.preventDefault();
  input.focus();
  input.click();
}

/** An emotion or a behaviour with its frequency: native radios. Memoized: an answer does not render the other signs. */
export const EvaluationSign = memo(function EvaluationSign(props: EvaluationSignProps) {
  const { sign, name, label, frequency, isNot, refused, disabled, onChoose } = props;
  const { t } = useTranslation();
  return (
    <fieldset className="min-w-0" disabled={disabled} onKeyDown={chooseByKey}>
      <legend className="mb-1.5 leading-snug">{label}</legend>
      <div className="grid grid-cols-4 overflow-hidden rounded-md border border-input">
        {choices.map((choice) => {
          const value = choice === 'not' ? undefined : choice;
          return (
            <label
              key={choice}
              className={cn(
                'relative grid min-h-11 place-items-center border-input border-l px-1 text-center text-[0.85rem] leading-tight transition-colors duration-150 has-checked:duration-0 first:border-l-0 hover:bg-muted has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:-outline-offset-4 has-disabled:cursor-not-allowed has-disabled:opacity-60',
                // The answer "not at all" needs no emphasis.
                value
                  ? 'has-checked:bg-secondary has-checked:text-secondary-foreground has-checked:inset-ring-2 has-checked:inset-ring-primary'
                  : 'text-muted-foreground has-checked:bg-muted has-checked:text-foreground',
              )}
            >
              <input
                type="radio"
                name={name}
                value={choice}
                checked={value ? frequency === value : isNot}
                onChange={() => onChoose(sign, value)}
                className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
              />
              {t(`evaluation.choice.${choice}`)}
            </label>
          );
        })}
      </div>
      {refused !== undefined && (
        // A new element for each attempt, or it would be announced only once.
        <p
          key={refused}
          role="alert"
          className="mt-2 flex items-start gap-2 text-[0.9rem] text-destructive leading-snug"
        >
          <CircleAlert className="mt-[0.1em] size-[1.15em] shrink-0" aria-hidden="true" />
          <span>
            <strong className="font-medium">{t('evaluation.3alreadyselected')}.</strong> {t('evaluation.dropOne')}
          </span>
        </p>
      )}
    </fieldset>
  );
});
