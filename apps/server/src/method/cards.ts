import { cardsInput } from '@miraco/contract/responsibility';
import { inEachLanguage } from '@miraco/domain/languages';
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

/** The ideas of one virtue by level, and the practice of its guide. An operator's own may have no card, and the guide no practice. */
export const cards = signedInProcedure.input(cardsInput).query(({ ctx, input: { virtue } }) => {
  const { method } = ctx.services;
  const withCard = <Described extends Idea>({ card, ...idea }: Described) => ({
    ...idea,
    card: card && readable(card, method),
  });
  const { low, medium, high } = method.exercises[virtue];
  const { exercise } = method.guides[virtue];
  return {
    ideas: { low: low.map(withCard), medium: medium.map(withCard), high: high.map(withCard) },
    practice: exercise ? withCard(exercise) : null,
  };
});
