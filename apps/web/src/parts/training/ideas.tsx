import { type Face, fittingFirst } from '@miraco/domain/fitting';
import { defaultLanguage, type Language } from '@miraco/domain/languages';
import { type ExerciseLevel, exerciseLevels } from '@miraco/domain/training';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Described = Face & Readonly<Record<Language, string>>;

interface IdeasByLevelProps<Idea extends Described> {
  ideas: Readonly<Record<ExerciseLevel, readonly Idea[]>>;
  /** What the user's signs of the virtue show. */
  faces: readonly Face[] | undefined;
  /** The text of an idea, and the button that takes it. */
  children: (idea: Idea, level: ExerciseLevel) => ReactNode;
}

/** The ideas of a virtue by level, those that fit the user's signs before the others. */
export function IdeasByLevel<Idea extends Described>({ ideas, faces = [], children }: IdeasByLevelProps<Idea>) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5 pt-1 pb-5">
      {exerciseLevels.map((level) => (
        <section key={level} aria-label={t(`phases.exerciseLevel.${level}`)}>
          <h5 className="eyebrow">{t(`phases.exerciseLevel.${level}`)}</h5>
          <ul className="divide-y">
            {fittingFirst(ideas[level], faces).map((idea) => (
              <li key={idea[defaultLanguage]} className="py-2.5">
                {children(idea, level)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The text of an idea in a list. */
export function IdeaText({ children }: { children: string }) {
  return <p className="measure min-w-0 py-1.5 text-[0.95rem] leading-snug">{children}</p>;
}
