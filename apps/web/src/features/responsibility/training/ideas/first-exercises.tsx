import { fittingFirst } from '@miraco/domain/fitting';
import type { Virtue } from '@miraco/domain/virtues';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exercise } from '#features/responsibility/training/exercise/changes.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Card } from '#ui/card.tsx';
import { IdeaItem } from './idea-item.tsx';

interface FirstExercisesProps {
  /** At least one. */
  virtues: readonly Virtue[];
  faces: Outputs['conscience']['overview']['faces'];
  words: Outputs['method']['virtues'];
  /** The open ones: those added since the page was opened. */
  exercises: readonly Exercise[];
}

/** An easy exercise of each virtue to begin with, for somebody who has never had one. Each is added with one press. */
export function FirstExercises({ virtues, faces, words, exercises }: FirstExercisesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const screen = useScreen((ask) =>
    Object.fromEntries(virtues.map((virtue) => [virtue, ask.method.cards({ virtue })])),
  );
  return (
    <section aria-labelledby={id} className="mb-10">
      <Card>
        <h2 id={id}>{t('idea.first.title')}</h2>
        <p className="measure mt-1.5 text-muted-foreground">{t('idea.first.lead')}</p>
        <Loaded query={screen} failed={t('idea.failed')}>
          {(cards) => (
            <ul className="mt-3 divide-y">
              {virtues.map((virtue) => {
                const [idea] = fittingFirst(cards[virtue]?.ideas.low ?? [], faces[virtue] ?? []);
                return (
                  idea && (
                    <li key={virtue} className="py-4 last:pb-0">
                      <h3 className="eyebrow font-sans">{words[virtue].name[language]}</h3>
                      <IdeaItem virtue={virtue} level="low" idea={idea} exercises={exercises} atOnce />
                    </li>
                  )
                );
              })}
            </ul>
          )}
        </Loaded>
      </Card>
    </section>
  );
}
