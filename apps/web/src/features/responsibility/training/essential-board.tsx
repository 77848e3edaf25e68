import { paths } from '@miraco/contract/paths';
import type { Ratings } from '@miraco/domain/ratings';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepsBar } from '#features/responsibility/steps-bar.tsx';
import type { Exercise } from '#features/responsibility/training/exercise/changes.ts';
import { manyExercises } from '#features/responsibility/training/exercise/item.tsx';
import { ExerciseRemoval, useExerciseRemoval } from '#features/responsibility/training/exercise/removal.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useKnown } from '#parts/practice/use-known.ts';
import { Link } from '#shared/router/link.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EssentialBlock } from './essential-block.tsx';
import { essentialBlocks } from './training-groups.ts';

interface EssentialBoardProps {
  locked: boolean;
  /** The essential ones, newest first. */
  all: readonly Exercise[];
  ratings: Ratings;
  words: Outputs['method']['virtues'];
}

/** The focused row is gone: the focus moves to the page's title. */
function focusTitle() {
  document.querySelector('h1')?.focus({ preventScroll: true });
}

export function EssentialBoard({ locked, all, ratings, words }: EssentialBoardProps) {
  const { t } = useTranslation();
  const practising = useKnown(locked);
  const removal = useExerciseRemoval(focusTitle);
  const { undoable, setAsked, forget } = removal;
  const [actions] = useState(() => ({ remove: setAsked, forget }));
  const shown = all.filter(({ id, done, favourite }) => done && (favourite || undoable.has(id)));
  const blocks = essentialBlocks(ratings, shown);
  return (
    <>
      <StepsBar current="essential" />
      <PageHeader eyebrow={t('training.eyebrow')} title={t('essential.title')} lead={t('essential.lead')} />
      {locked && <LockedNotice />}
      {blocks.length === 0 && (
        <EmptyState
          icon={<Star />}
          title={t('essential.emptyTitle')}
          action={
            <Button asChild>
              <Link to={paths.training}>{t('essential.toTraining')}</Link>
            </Button>
          }
        >
          {t('essential.empty')}
        </EmptyState>
      )}
      {blocks.map((block) => (
        <EssentialBlock
          key={block.name}
          block={block}
          practising={practising}
          locked={locked}
          lazy={shown.length > manyExercises}
          words={words}
          undoable={undoable}
          actions={actions}
        />
      ))}
      <GoOn after={['firstExercise', 'exercises']} />
      <ExerciseRemoval removal={removal} description={t('essential.removeText')} />
    </>
  );
}
