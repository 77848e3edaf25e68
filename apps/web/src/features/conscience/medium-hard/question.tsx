import type { BlockReason } from '@miraco/domain/conscience';
import type { Language } from '@miraco/domain/languages';
import { type MediumHardType, mediumHardTypes } from '@miraco/domain/ratings';
import type { Virtue } from '@miraco/domain/virtues';
import type { Translated } from '@miraco/method/text';
import { CircleAlert, Sprout } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';

interface MediumHardQuestionProps {
  /** Its position in the whole test, from 1. */
  number: number;
  virtue: Virtue;
  words: Record<'question' | MediumHardType, Translated>;
  language: Language;
  rating: MediumHardType | undefined;
  /** Why its virtue counts as weak; then it is not asked. */
  blocked: BlockReason | undefined;
  disabled: boolean;
  /** Marks it as unanswered. */
  missing: boolean;
  onRate: (type: MediumHardType) => void;
  /** The text above it. */
  children?: ReactNode;
}

/** The `name` of a question's two radios. */
export const ratingName = (virtue: Virtue) => `rating-${virtue}`;

/** A question with its two answers: columns where there is room, stacked on a phone. */
export function MediumHardQuestion(props: MediumHardQuestionProps) {
  const { number, virtue, words, language, rating, blocked, disabled, missing, onRate, children } = props;
  const { t } = useTranslation();
  const questionId = useId();
  const noteId = useId();
  const fixed = disabled || blocked !== undefined;
  return (
    <li className={cn('grid gap-3.5 border-t px-4 py-5 first:border-t-0 sm:px-6', blocked && 'bg-muted')}>
      {children}
      <div
        role="radiogroup"
        aria-labelledby={questionId}
        aria-describedby={blocked || missing ? noteId : undefined}
        aria-disabled={fixed || undefined}
        className="grid gap-3"
      >
        <div className="grid gap-1.5">
          <p id={questionId} className="flex gap-3 font-serif text-[1.12rem] leading-snug">
            <span className="shrink-0 text-muted-foreground tabular-nums" aria-hidden="true">
              {number}
            </span>
            <span className={cn('min-w-0', blocked && 'text-muted-foreground')}>{words.question[language]}</span>
          </p>
          <p
            id={noteId}
            className={cn(
              'flex items-start gap-2 text-[0.9rem] empty:hidden',
              blocked ? 'text-muted-foreground' : 'text-destructive',
            )}
          >
            {blocked && (
              <>
                <Sprout className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
                {t(`mediumhard.reason.${blocked}`)}
              </>
            )}
            {missing && (
              <>
                <CircleAlert className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
                {t('mediumhard.missing')}
              </>
            )}
          </p>
        </div>
        <div className={cn('grid gap-2.5 sm:grid-cols-2', blocked && 'max-sm:sr-only')}>
          {mediumHardTypes.map((type) => (
            <label
              key={type}
              className={cn(
                'flex min-h-14 items-start gap-3 rounded-md border px-3.5 py-3 leading-snug transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed',
                blocked
                  ? 'border-dashed text-muted-foreground'
                  : 'border-input bg-card hover:border-foreground/60 hover:bg-muted has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-foreground has-checked:inset-ring-1 has-checked:inset-ring-primary',
              )}
            >
              <input
                type="radio"
                name={ratingName(virtue)}
                value={type}
                checked={!blocked && rating === type}
                disabled={fixed}
                onChange={() => onRate(type)}
                className="size-6 shrink-0 cursor-[inherit] scroll-mt-28 appearance-none rounded-full border border-input bg-card outline-none checked:border-8 checked:border-primary max-sm:scroll-mb-20"
              />
              <span className="grid min-w-0 gap-0.5">
                <span className="eyebrow sm:sr-only">{t(`mediumhard.${type}`)}</span>
                <span>{words[type][language]}</span>
              </span>
            </label>
          ))}
        </div>
      </div>
    </li>
  );
}
