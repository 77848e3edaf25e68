import type { UserId } from '@miraco/contract/fields';
import type { PurposeAnswer, PurposeAnswers } from '@miraco/domain/purpose';
import { virtuesRated } from '@miraco/domain/ratings';
import type { Virtue } from '@miraco/domain/virtues';
import { scoring } from '../impact/scored-rows.ts';
import type { Services } from '../services.ts';
import type { DemoLanguage } from './clients.ts';
import type { Life } from './lives.ts';

/** Answers that lead to different scenarios. */
const patterns: readonly (readonly [PurposeAnswer, PurposeAnswer, PurposeAnswer])[] = [
  [true, true, true],
  [true, true, false],
  [false, true, false],
  [true, false, true],
  [false, false, true],
];

function answersFor(chosen: readonly Virtue[], first: number): Partial<Record<Virtue, PurposeAnswers>> {
  const entries = chosen.map((virtue, position) => {
    const [own = null, training = null, mid = null] = patterns[(first + position) % patterns.length] ?? [];
    return [virtue, { own, training, mid }] as const;
  });
  return Object.fromEntries(entries);
}

interface Writer {
  user: UserId;
  said: Life;
  /** How many of the three purposes are written, in their order. */
  purposes: number;
  /** Epoch milliseconds. */
  date: number;
}

/** The purposes of a fictional client who is in Impact. */
export async function fillImpact(
  { config, method, store }: Services,
  { user, said, purposes, date }: Writer,
  language: DemoLanguage,
): Promise<void> {
  const ratings = await store.userVirtues.ratingsOf(user);
  const strong = virtuesRated(ratings, 'fuerte');
  const chosen = [...virtuesRated(ratings, 'debil').slice(0, 4), ...strong.slice(0, 5)];
  const saving = { user, date, savedOnBehalfBy: null };
  const [favourite] = strong;
  const [suggested] = favourite ? method.creations[favourite] : [];
  const creations = { chosen: suggested ? [suggested[language]] : [], own: said.creation };
  await store.purposes.saveMotivation(saving, {
    motivate: strong.slice(0, 3),
    favourite: favourite ? { [favourite]: said.people } : {},
    creations: favourite ? { [favourite]: creations } : {},
    dimension: said.dimension,
    duration: said.duration,
    lifeproject: said.project,
  });
  await store.purposes.savePurpose(saving, said.purpose);
  if (purposes < 2) return;
  const company = scoring(answersFor(chosen, 0), 'company', config.scoringReading);
  await store.purposes.saveProfessional(saving, 'freelance', company.named, company.score);
  if (purposes < 3) return;
  const couple = scoring(answersFor(chosen, 2), 'couple', config.scoringReading);
  const texts = { virtuesCouple: said.couple, potential: said.potential };
  await store.purposes.saveCouple(saving, texts, couple.named, couple.score);
}
