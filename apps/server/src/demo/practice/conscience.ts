import { careInExpectation, careInHabit, careMarksOf } from '@miraco/domain/care';
import { unratedVirtues } from '@miraco/domain/conscience';
import type { MediumHardType } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { lookUpConducts, lookUpFeelings } from '../../conscience/signs.ts';
import type { Services } from '../../services.ts';
import { characterNamed } from './characters.ts';
import type { Client } from './client.ts';
import { distressedExpectation, distressedHabit, practiceExpectations, practiceHabits } from './conscience-words.ts';
import { fillInitialTest } from './wellness.ts';

async function fillWeakTest({ store }: Services, client: Client): Promise<void> {
  const { person, random, user } = client;
  const { strong, weak } = characterNamed(person.character);
  const others = virtues.filter((virtue) => !strong.includes(virtue) && !weak.includes(virtue));
  const marked = new Set([...random.some(weak, weak.length - 1), ...random.some(others, random.between(1, 2))]);
  const inOrder = virtues.filter((virtue) => marked.has(virtue));
  await store.weakTests.register({ user, virtues: inOrder, date: client.at(person.joined - 2) });
}

async function fillExpectations({ method, store }: Services, client: Client): Promise<void> {
  const { person, random, user } = client;
  const markOf = careMarksOf(method.emotions, method.behaviours);
  const early = random.some(practiceExpectations, random.between(2, 4)).map((words, number) => ({
    ...words,
    date: client.at(Math.max(1, person.joined - 3 - number)),
  }));
  const late = person.distressed ? [{ ...distressedExpectation, date: client.at(2) }] : [];
  for (const { me, who, prospect, feelings, conducts, date } of [...early, ...late]) {
    await store.prospects.register({
      ...{ user, me, who, date, prospect: prospect[person.language] },
      feelings: lookUpFeelings(
        method,
        feelings.map((emotion) => ({ emotion })),
      ),
      conducts: lookUpConducts(
        method,
        conducts.map((behavior) => ({ behavior })),
      ),
      cares: careInExpectation({ me, who }, [...feelings, ...conducts], markOf) !== null,
    });
  }
}

async function fillMediumHard({ store }: Services, client: Client): Promise<void> {
  const { person, random, user } = client;
  const { strong } = characterNamed(person.character);
  const asked = unratedVirtues(await store.userVirtues.ratingsOf(user));
  const ratings = asked.map((virtue): [Virtue, MediumHardType] => [
    virtue,
    random.chance(strong.includes(virtue) ? 0.9 : 0.22) ? 'hard' : 'medium',
  ]);
  const date = client.at(Math.max(1, person.joined - 7));
  await store.mediumHardTests.register({ user, ratings: Object.fromEntries(ratings), date });
}

async function fillHabits({ method, store }: Services, client: Client): Promise<void> {
  const { person, random, user } = client;
  const { language } = person;
  const markOf = careMarksOf(method.emotions);
  const early = random
    .some(practiceHabits, random.between(1, 3))
    .map((words) => ({ ...words, date: client.at(Math.max(1, person.joined - 6)) }));
  const late = person.distressed ? [{ ...distressedHabit, date: client.at(1) }] : [];
  for (const { habit, action, quantity, impact, feelings, frequency, date } of [...early, ...late]) {
    await store.harmfulHabits.register({
      ...{ user, frequency, date, cares: careInHabit(feelings, markOf) !== null },
      ...{ habit: habit[language], action: action[language], quantity: quantity[language], impact: impact[language] },
      feelings: lookUpFeelings(
        method,
        feelings.map((emotion) => ({ emotion })),
      ),
    });
  }
}

/** As much of Conscience as somebody has done. */
export async function fillConscienceSteps(services: Services, client: Client): Promise<void> {
  const { steps = 4 } = client.person;
  const fills = [fillInitialTest, fillWeakTest, fillExpectations, fillMediumHard];
  for (const fill of fills.slice(0, steps)) await fill(services, client);
  if (steps > 2) await fillHabits(services, client);
}
