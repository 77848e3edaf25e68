import { paths } from '@miraco/contract/paths';
import type { Virtue } from '@miraco/domain/virtues';
import { ArrowRight, Dumbbell } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepsBar } from '#features/responsibility/steps-bar.tsx';
import type { Exercise } from '#features/responsibility/training/exercise/changes.ts';
import { ExerciseFinish } from '#features/responsibility/training/exercise/finish.tsx';
import { manyExercises } from '#features/responsibility/training/exercise/item.tsx';
import { ExerciseRemoval, useExerciseRemoval } from '#features/responsibility/training/exercise/removal.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useKnown } from '#parts/practice/use-known.ts';
import { CapNotice } from '#shared/cap-notice.tsx';
import { Link } from '#shared/router/link.tsx';
import { useNavigationType } from '#shared/router/router.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { firstExercises } from './ideas/ideas-lazily.ts';
import { TrainingBlock } from './training-block.tsx';
import { TrainingDate } from './training-date.tsx';
import { openAtFirst, trainingBlocks } from './training-groups.ts';
import { foldId } from './training-virtue.tsx';

function focusVirtue({ virtue }: Pick<Exercise, 'virtue'>) {
  document.getElementById(foldId(virtue))?.focus({ preventScroll: true });
}

interface TrainingBoardProps {
  locked: boolean;
  /** The virtues of the first exercises; none but at a first visit. */
  first: readonly Virtue[];
  /** Those to be done, newest first. */
  exercises: readonly Exercise[];
  extent: Outputs['responsibility']['training']['extent'];
  evaluations: Outputs['responsibility']['evaluation']['latest'];
  words: Outputs['method']['virtues'];
  overview: Outputs['conscience']['overview'];
}

export function TrainingBoard({ locked, first, exercises, extent, evaluations, words, overview }: TrainingBoardProps) {
  const { t } = useTranslation();
  const [finishing, setFinishing] = useState<Exercise | null>(null);
  const practising = useKnown(locked);
  const removal = useExerciseRemoval(focusVirtue);
  const { undoable, setAsked, forget } = removal;
  const [actions] = useState(() => ({ finish: setFinishing, remove: setAsked, forget }));
  const shown = exercises.filter(({ id, done, deleted }) => !done && (!deleted || undoable.has(id)));
  const blocks = trainingBlocks(
    overview.ratings,
    evaluations.map(({ evaluation }) => evaluation),
    shown,
  );
  // All virtues at once keep a phone busy for a third of a second: those below the window follow once a press has led here. Going back, the
  // browser needs the whole page to find the place in it.
  const isShown = useDeferredValue(true, useNavigationType() === 'POP');
  const [opened] = useState(() => openAtFirst(blocks));
  return (
    <>
      <StepsBar current="training" />
      <PageHeader
        eyebrow={t('training.eyebrow')}
        title={t('phases.responsibility.training')}
        lead={
          <>
            {t('training.lead')}
            <TrainingDate exercises={exercises} changed={extent.changed} />
          </>
        }
      />
      {locked && <LockedNotice />}
      {!locked && <CapNotice list="exercises" entries={extent.listed} className="mb-8" />}
      {blocks.length === 0 && (
        <EmptyState icon={<Dumbbell />} title={t('training.unratedTitle')}>
          {t('training.unrated')}
        </EmptyState>
      )}
      {blocks.length > 0 && evaluations.length === 0 && !locked && (
        <Alert
          live={false}
          className="mb-8"
          title={t('training.notEvaluatedTitle')}
          action={
            <Button asChild variant="secondary" size="sm">
              <Link to={paths.evaluation}>{t('training.evaluate')}</Link>
            </Button>
          }
        >
          {t('training.notEvaluated')}
        </Alert>
      )}
      {first.length > 0 && !locked && (
        <firstExercises.Part virtues={first} faces={overview.faces} words={words} exercises={shown} />
      )}
      {blocks.length > 0 && shown.length === 0 && (
        <p className="measure mb-8">
          <strong className="font-medium">{t('training.none')}</strong> {!locked && t('training.begin')}
        </p>
      )}
      {blocks.slice(0, isShown ? undefined : 1).map((block) => (
        <TrainingBlock
          key={block.name}
          block={block}
          context={{
            locked,
            practising,
            lazy: shown.length > manyExercises,
            words,
            faces: overview.faces,
            undoable,
            actions,
            opened,
          }}
        />
      ))}
      {isShown && (
        <div className="flex justify-end">
          <Button asChild size="lg" className="max-sm:w-full">
            <Link to={paths.essential}>
              {t('training.continue')}
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
        </div>
      )}
      <ExerciseFinish exercise={finishing} onClose={() => setFinishing(null)} onFinished={focusVirtue} />
      <ExerciseRemoval removal={removal} description={t('training.removeText')} />
    </>
  );
}
