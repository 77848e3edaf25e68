import type { UserId } from '@miraco/contract/fields';
import type { PurposeAnswer, PurposeAnswers } from '@miraco/domain/purpose';
import { virtuesRated } from '@miraco/domain/ratings';
import type { Virtue } from '@miraco/domain/virtues';
import { scoring } from '../impact/scored-rows.ts';
import type { Services } from '../services.ts';
import type { DemoLanguage } from './clients.ts';

const day = 24 * 60 * 60 * 1000;

const words = {
  es: {
    people: 'Mi abuela, que nunca tuvo prisa conmigo',
    creation: 'Un banco de trabajo que pueda usar cualquiera del barrio.',
    project: 'Abrir un taller de oficios en el barrio, donde se aprenda haciendo',
    purpose: 'Quiero que quien pase por mi taller salga sabiendo que puede.',
    couple: 'Escucharnos antes de contestar',
    potential: 'Una casa en la que cabe más gente',
  },
  en: {
    people: 'My grandmother, who was never in a hurry with me',
    creation: 'A workbench that anybody in the neighbourhood can use.',
    project: 'To open a workshop in the neighbourhood, where people learn by doing',
    purpose: 'I want whoever comes through my workshop to leave knowing that they can.',
    couple: 'To listen to each other before we answer',
    potential: 'A home with room for more people',
  },
};

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

/** The purposes of a fictional client who is in Impact. */
export async function fillImpact(
  { config, method, store }: Services,
  { user, language }: { user: UserId; language: DemoLanguage },
  now: number,
): Promise<void> {
  const ratings = await store.userVirtues.ratingsOf(user);
  const strong = virtuesRated(ratings, 'fuerte');
  const chosen = [...virtuesRated(ratings, 'debil').slice(0, 4), ...strong.slice(0, 5)];
  const said = words[language];
  const saving = { user, date: now - day, savedOnBehalfBy: null };
  const [favourite] = strong;
  const [suggested] = favourite ? method.creations[favourite] : [];
  const creations = { chosen: suggested ? [suggested[language]] : [], own: said.creation };
  await store.purposes.saveMotivation(saving, {
    motivate: strong.slice(0, 3),
    favourite: favourite ? { [favourite]: said.people } : {},
    creations: favourite ? { [favourite]: creations } : {},
    dimension: 'community',
    duration: 'iimpact',
    lifeproject: said.project,
  });
  await store.purposes.savePurpose(saving, said.purpose);
  const company = scoring(answersFor(chosen, 0), 'company', config.scoringReading);
  await store.purposes.saveProfessional(saving, 'freelance', company.named, company.score);
  const couple = scoring(answersFor(chosen, 2), 'couple', config.scoringReading);
  const texts = { virtuesCouple: said.couple, potential: said.potential };
  await store.purposes.saveCouple(saving, texts, couple.named, couple.score);
}
