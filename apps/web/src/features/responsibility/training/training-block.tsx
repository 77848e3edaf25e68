import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FrequencyMark } from '#charts/frequency-mark.tsx';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import type { Exercise } from '#features/responsibility/training/exercise/changes.ts';
import { DownloadExercises } from './download-exercises.tsx';
import type { TrainingBlock as Block, BlockName } from './training-groups.ts';
import { type TrainingContext, TrainingVirtue } from './training-virtue.tsx';

/** The title of a block, with the marker of its strength. */
export function BlockTitle({ id, name }: { id: string; name: BlockName }) {
  const { t } = useTranslation();
  return (
    <h2 id={id} className="flex items-center gap-3">
      {name !== 'unrated' && <SeriesMark look={strengthLooks[name]} className="size-5" />}
      {t(`training.block.${name}`)}
    </h2>
  );
}

interface TrainingBlockProps {
  block: Block<Exercise>;
  context: TrainingContext;
}

/** A block of virtues grouped by frequency, and its exercises as a PDF. Spec 2, section 2. */
export function TrainingBlock({ block: { name, groups }, context }: TrainingBlockProps) {
  const { t } = useTranslation();
  const id = useId();
  const toDo = groups.map(({ group, virtues }) => ({
    group,
    virtues: virtues.map(({ virtue, exercises }) => ({
      virtue,
      exercises: exercises.filter(({ deleted }) => !deleted),
    })),
  }));
  return (
    <section aria-labelledby={id} className="mb-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <BlockTitle id={id} name={name} />
        {name !== 'unrated' && <DownloadExercises strength={name} groups={toDo} />}
      </div>
      <div className="grid gap-7">
        {groups.map(({ group, virtues }) => (
          <section key={group} aria-labelledby={`${id} ${id}${group}`}>
            <h3 id={`${id}${group}`} className="mb-2.5 flex items-center gap-2.5 font-sans text-[1rem]">
              <FrequencyMark group={group} />
              {t(`phases.frequency.${group}`)}
            </h3>
            <ul className="divide-y overflow-clip rounded-lg border bg-card shadow-raised">
              {virtues.map(({ virtue, exercises }) => (
                <TrainingVirtue key={virtue} virtue={virtue} exercises={exercises} context={context} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
