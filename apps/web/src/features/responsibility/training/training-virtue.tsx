import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import type { Exercise, ExerciseActions } from '#features/responsibility/training/exercise/changes.ts';
import { ExerciseForm, hasStoredTexts } from '#features/responsibility/training/exercise/form.tsx';
import { ExerciseItem } from '#features/responsibility/training/exercise/item.tsx';
import type { Practising } from '#parts/practice/use-known.ts';
import { IdeasFold } from '#parts/training/ideas-fold.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { userId } from '#shared/session/session.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { FoldButton, useFold } from '#ui/fold.tsx';
import { IdeasOfVirtue } from './ideas/ideas-lazily.ts';

/** Where the focus moves when its row is gone. */
export const foldId = (virtue: Virtue) => `virtue-${virtue}`;

/** The props of every virtue on the screen. */
export interface TrainingContext {
  locked: boolean;
  practising: Practising;
  words: Outputs['method']['virtues'];
  faces: Outputs['conscience']['overview']['faces'];
  /** The exercises that were just deleted. */
  undoable: ReadonlySet<string>;
  actions: ExerciseActions;
  /** Whether there are very many exercises on the page. */
  lazy: boolean;
  /** The virtues that are open at first. */
  opened: ReadonlySet<Virtue>;
}

interface TrainingVirtueProps {
  virtue: Virtue;
  /** The open exercises, and those just deleted. */
  exercises: readonly Exercise[];
  context: TrainingContext;
}

/** A virtue with its exercises, the row that adds one and its proposals. Spec 2, section 2. */
export function TrainingVirtue({ virtue, exercises, context }: TrainingVirtueProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { locked, practising, lazy, words, faces, undoable, actions, opened } = context;
  const user = userId();
  const fold = useFold(opened.has(virtue) || hasStoredTexts(user, virtue));
  const name = words[virtue].name[language];
  const ideas = useFold(false);
  const waiting = exercises.filter(({ deleted }) => !deleted);
  return (
    <li>
      <h4 className="font-sans">
        <FoldButton fold={fold} id={foldId(virtue)} className="px-4 py-3 sm:px-5">
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
          <span className="shrink-0 font-normal text-[0.9rem] text-muted-foreground">
            {waiting.length > 0 ? t('training.count', { count: waiting.length }) : t('training.noneHere')}
          </span>
        </FoldButton>
      </h4>
      {fold.open && (
        <div id={fold.id} className="border-t bg-background/60">
          {exercises.length > 0 && (
            <ul className="divide-y" aria-label={t('training.listOf', { virtue: name })}>
              {exercises.map((exercise) => (
                <ExerciseItem
                  key={exercise.id}
                  exercise={exercise}
                  virtue={name}
                  deleted={exercise.deleted && undoable.has(exercise.id)}
                  practising={practising}
                  locked={locked}
                  lazy={lazy}
                  actions={actions}
                />
              ))}
            </ul>
          )}
          {!locked && (
            <>
              <ExerciseForm virtue={virtue} name={name} />
              <div className="border-t px-4 sm:px-5">
                <IdeasFold name={name} fold={ideas}>
                  <IdeasOfVirtue virtue={virtue} faces={faces[virtue]} exercises={waiting} />
                </IdeasFold>
              </div>
            </>
          )}
          {locked && exercises.length === 0 && (
            <p className="px-4 py-3 text-muted-foreground sm:px-5">{t('training.noneHere')}</p>
          )}
        </div>
      )}
    </li>
  );
}
