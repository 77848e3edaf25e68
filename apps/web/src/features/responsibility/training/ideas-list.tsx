import { type Face, fittingFirst } from '@miraco/domain/fitting';
import { defaultLanguage, languages } from '@miraco/domain/languages';
import { exerciseLevels } from '@miraco/domain/training';
import type { Virtue } from '@miraco/domain/virtues';
import { Check, Lightbulb, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAddExercise } from '#features/responsibility/training/exercise/add.ts';
import type { Exercise } from '#features/responsibility/training/exercise/changes.ts';
import { useFailure } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { FoldButton, useFold } from './training-fold.tsx';

interface IdeasListProps {
  virtue: Virtue;
  /** The virtue's name. */
  name: string;
  ideas: Outputs['method']['exercises'][Virtue];
  /** What the user's signs of the virtue show. */
  faces: readonly Face[] | undefined;
  /** The virtue's open exercises. */
  exercises: readonly Exercise[];
}

/** The method's proposals for a virtue, by level, those that fit the user's signs first; each is added with one press. */
export function IdeasList({ virtue, name, ideas, faces = [], exercises }: IdeasListProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const language = useLanguage();
  const fold = useFold(false);
  const adding = useAddExercise((error) =>
    toast({ tone: 'error', title: t('training.ideaFailed'), description: failure(error) }),
  );
  const waiting = new Set(exercises.map(({ description }) => description));
  return (
    <div className="border-t px-4 sm:px-5">
      <FoldButton fold={fold} className="py-2 text-[0.95rem] text-primary">
        <Lightbulb className="size-[1.15em] shrink-0" aria-hidden="true" />
        <span className="flex-1">{t('training.ideas', { virtue: name })}</span>
      </FoldButton>
      {fold.open && (
        <div id={fold.id} className="grid gap-5 pt-1 pb-5">
          {exerciseLevels.map((level) => (
            <section key={level} aria-label={t(`phases.exerciseLevel.${level}`)}>
              <h5 className="eyebrow">{t(`phases.exerciseLevel.${level}`)}</h5>
              <ul className="divide-y">
                {fittingFirst(ideas[level], faces).map((idea) => {
                  const text = idea[language];
                  const added = languages.some((known) => waiting.has(idea[known].trim()));
                  const busy = adding.busy && adding.sent?.description === text;
                  return (
                    <li key={idea[defaultLanguage]} className="flex items-start justify-between gap-4 py-2.5">
                      <p className="measure min-w-0 py-1.5 text-[0.95rem] leading-snug">{text}</p>
                      <Button
                        variant={added ? 'ghost' : 'secondary'}
                        size="sm"
                        loading={busy}
                        // Not `disabled`: it would lose the focus.
                        aria-disabled={added || busy || undefined}
                        aria-label={t(added ? 'training.ideaAdded' : 'training.addIdea', { idea: text })}
                        onClick={() => {
                          if (!added) void adding.send({ virtue, description: text, level, frequency: 'daily' });
                        }}
                      >
                        {added ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
                        {t(added ? 'training.has' : 'training.add')}
                      </Button>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
