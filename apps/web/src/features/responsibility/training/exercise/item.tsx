import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Practising } from '#parts/practice/use-known.ts';
import { cn } from '#ui/cn.ts';
import type { Exercise, ExerciseActions } from './changes.ts';
import { ExerciseDeleted } from './deleted.tsx';
import { ExerciseRow } from './row.tsx';

/** With more exercises than this on a page, only visible ones are rendered. */
export const manyExercises = 100;

interface ExerciseItemProps {
  exercise: Exercise;
  /** The virtue's name. */
  virtue: string;
  /** It has just been deleted, and can still be restored. */
  deleted: boolean;
  practising: Practising;
  locked: boolean;
  /** One of very many: rendered when it becomes visible. */
  lazy: boolean;
  actions: ExerciseActions;
}

/** An exercise in a list. */
export const ExerciseItem = memo(function ExerciseItem({ deleted, lazy, ...props }: ExerciseItemProps) {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  const wasDeleted = useRef(deleted);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (wasDeleted.current === deleted) return;
    wasDeleted.current = deleted;
    setChanged(true);
    // The focused element is gone with the other view of this row.
    item.current?.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
  }, [deleted]);
  return (
    <li
      ref={item}
      data-exercise={props.exercise.id}
      className={cn('px-4 py-3 sm:px-5', lazy && 'drawn-in-view [contain-intrinsic-size:auto_7rem]')}
    >
      {deleted ? <ExerciseDeleted {...props} /> : <ExerciseRow {...props} />}
      {changed && (
        <p role="status" className="sr-only">
          {!deleted && t('training.restored')}
        </p>
      )}
    </li>
  );
});
