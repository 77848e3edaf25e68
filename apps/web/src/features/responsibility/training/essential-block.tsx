import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exercise, ExerciseActions } from '#features/responsibility/training/exercise/changes.ts';
import { ExerciseItem } from '#features/responsibility/training/exercise/item.tsx';
import type { Practising } from '#parts/practice/use-known.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { BlockTitle } from './training-block.tsx';
import type { BlockName, VirtueExercises } from './training-groups.ts';

interface EssentialBlockProps {
  block: { name: BlockName; virtues: readonly VirtueExercises<Exercise>[] };
  practising: Practising;
  locked: boolean;
  /** Whether there are very many exercises on the page. */
  lazy: boolean;
  words: Outputs['method']['virtues'];
  /** The exercises that have just lost their mark. */
  undoable: ReadonlySet<string>;
  actions: ExerciseActions;
}

/** The essential exercises of one block, virtue by virtue. Spec 2, section 2. */
export function EssentialBlock({ block, practising, locked, lazy, words, undoable, actions }: EssentialBlockProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-12">
      <div className="mb-5">
        <BlockTitle id={id} name={block.name} />
      </div>
      <div className="grid gap-6">
        {block.virtues.map(({ virtue, exercises }) => {
          const name = words[virtue].name[language];
          return (
            <section key={virtue} aria-labelledby={`${id}${virtue}`}>
              <h3 id={`${id}${virtue}`} className="mb-2.5 font-sans text-[1rem]">
                {name}
              </h3>
              <ul
                className="divide-y overflow-clip rounded-lg border bg-card shadow-raised"
                aria-label={t('training.listOf', { virtue: name })}
              >
                {exercises.map((exercise) => (
                  <ExerciseItem
                    key={exercise.id}
                    exercise={exercise}
                    virtue={name}
                    deleted={!exercise.favourite && undoable.has(exercise.id)}
                    practising={practising}
                    locked={locked}
                    lazy={lazy}
                    actions={actions}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}
