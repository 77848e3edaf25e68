import { inEachLanguage, languages } from '@miraco/domain/languages';
import { everyIdea } from './evidence.ts';
import type { Method } from './schemas.ts';
import type { Translated } from './text.ts';

/** As many are asked in one session, beside those of its brief. */
const most = 3;

/**
 * What the coach asks about the first exercises that are ideas of the method: an exercise has the card of the idea whose text, in any
 * language, is its own. Those without a card are left out.
 */
export function exerciseQuestions<Exercise extends { description: string }>(
  method: Method,
  exercises: readonly Exercise[],
): { exercise: Exercise; question: Translated }[] {
  const cards = new Map(
    everyIdea(method).flatMap(({ idea }) => languages.map((language) => [idea[language], idea.card] as const)),
  );
  return exercises
    .flatMap((exercise) => {
      const card = cards.get(exercise.description);
      return card ? [{ exercise, question: inEachLanguage((language) => card[language].question) }] : [];
    })
    .slice(0, most);
}
