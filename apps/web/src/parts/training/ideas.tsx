import { type Face, fittingFirst } from '@miraco/domain/fitting';
import { defaultLanguage } from '@miraco/domain/languages';
import { type ExerciseLevel, exerciseLevels } from '@miraco/domain/training';
import type { Virtue } from '@miraco/domain/virtues';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { FoldButton, type useFold } from '#ui/fold.tsx';

type IdeasOfVirtue = Outputs['method']['exercises'][Virtue];
type Idea = IdeasOfVirtue[ExerciseLevel][number];

interface IdeasProps {
  /** Of the virtue whose ideas they are. */
  name: string;
  ideas: IdeasOfVirtue;
  /** What the user's signs of the virtue show. */
  faces: readonly Face[] | undefined;
  fold: ReturnType<typeof useFold>;
  /** The text of an idea, and the button that takes it. */
  children: (idea: Idea, level: ExerciseLevel) => ReactNode;
}

/** The method's proposals for a virtue, folded at first; by level, those that fit the user's signs before the others. */
export function Ideas({ name, ideas, faces = [], fold, children }: IdeasProps) {
  const { t } = useTranslation();
  return (
    <>
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
                {fittingFirst(ideas[level], faces).map((idea) => (
                  <li key={idea[defaultLanguage]} className="flex items-start justify-between gap-4 py-2.5">
                    {children(idea, level)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** The text of an idea in a list. */
export function IdeaText({ children }: { children: string }) {
  return <p className="measure min-w-0 py-1.5 text-[0.95rem] leading-snug">{children}</p>;
}
