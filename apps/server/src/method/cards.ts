import { cardsInput } from '@miraco/contract/responsibility';
import { inEachLanguage } from '@miraco/domain/languages';
import type { Virtue } from '@miraco/domain/virtues';
import type { Card } from '@miraco/method/cards';
import type { Idea } from '@miraco/method/ideas';
import type { Method } from '@miraco/method/schemas';
import { signedInProcedure } from '../trpc.ts';

/** A card as clients read it: with the text of its reference, and without the question, which is the coach's. */
function readable({ evidence, ...card }: Card, { references }: Method) {
  const reference = evidence.reference === undefined ? undefined : references[evidence.reference];
  const words = inEachLanguage((language) => {
    const { question: _, ...read } = card[language];
    return read;
  });
  return { ...card, ...words, evidence: { grade: evidence.grade, reference } };
}

const withCard = <Described extends Idea>({ card, ...idea }: Described, method: Method) => ({
  ...idea,
  card: card && readable(card, method),
});

/** The practice of the guide of a virtue, with its card; null where the guide has none. */
export function practiceOf(virtue: Virtue, method: Method) {
  const { exercise } = method.guides[virtue];
  return exercise ? withCard(exercise, method) : null;
}

/** The ideas of one virtue by level. An operator's own may have no card. */
export const cards = signedInProcedure.input(cardsInput).query(({ ctx, input: { virtue } }) => {
  const { method } = ctx.services;
  const read = (ideas: readonly Idea[]) => ideas.map((idea) => withCard(idea, method));
  const { low, medium, high } = method.exercises[virtue];
  return { ideas: { low: read(low), medium: read(medium), high: read(high) } };
});
