import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#shared/full-name.ts';
import { Button } from '#ui/button.tsx';
import type { Exercise } from './changes.ts';

/** Who suggests an exercise that its owner has not done; undefined for one of their own. */
export function suggesterOf({ suggester, done }: Exercise): string | undefined {
  return suggester && !done ? fullName(suggester) : undefined;
}

interface SuggestionProps {
  /** A short name of the exercise. */
  name: string;
  suggester: string;
  locked: boolean;
  onDecline: () => void;
}

/** Who on the team suggests an exercise, and a button that declines it. */
export function Suggestion({ name, suggester, locked, onDecline }: SuggestionProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-accent/15 py-1 pr-1 pl-3">
      <p className="flex min-w-0 items-start gap-2 text-[0.95rem]">
        <Lightbulb className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{t('training.suggestedBy', { name: suggester })}</span>
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="shrink-0"
        disabled={locked}
        aria-label={t('training.declineOne', { name })}
        onClick={onDecline}
      >
        {t('training.decline')}
      </Button>
    </div>
  );
}
