import { type Answer, answers, questionsPerBlock } from '@miraco/domain/wellness';
import type { Services } from '../../services.ts';
import { characterNamed } from './characters.ts';
import type { Client } from './client.ts';

/** The share of weeks in which somebody takes the test. */
const diligence = 0.93;

const nearest = (mean: number): Answer =>
  answers.reduce<Answer>((best, answer) => (Math.abs(answer - mean) < Math.abs(best - mean) ? answer : best), 1);

/** Twenty answers around a mean: each block higher or lower as the person is, each question a little by chance. */
function responsesAround({ person, random }: Client, mean: number): Answer[] {
  return characterNamed(person.character).blocks.flatMap((offset) =>
    Array.from({ length: questionsPerBlock }, () => nearest(mean + offset + random.sway() * 0.7)),
  );
}

/** Where between the first test and the latest somebody is: most moves in the beginning. From 0 to 1. */
const eased = (share: number) => 1 - (1 - share) ** 1.6;

function meanAt({ person, random }: Client, share: number): number {
  const [first, latest] = person.mood ?? [2.5, 2.5];
  // Good and bad weeks, which fade towards the latest test, so that it is what the story says.
  const wave = Math.sin(share * 17 + first * 5) * 0.3 * (1 - share ** 4);
  return first + (latest - first) * eased(share) + wave + random.sway() * 0.12;
}

/** Days ago of the weekly tests, oldest first. */
function weeksOf({ person, opened, random }: Client): number[] {
  if (opened === null || person.weeks === 0) return [];
  const latest = person.tested ?? 3;
  const most = Math.min(person.weeks ?? Number.POSITIVE_INFINITY, Math.floor((opened - latest) / 7));
  const weeks = Array.from({ length: Math.max(most, 1) }, (_, week) => latest + week * 7);
  // The latest two are kept: they tell how late the next one is, and the trend.
  return weeks.filter((_, week) => week < 2 || random.chance(diligence)).reverse();
}

/** The initial test. */
export async function fillInitialTest({ store }: Services, client: Client): Promise<void> {
  const { person, random, user } = client;
  const responses = responsesAround(client, person.mood?.[0] ?? 2.5);
  await store.wellnessTests.registerInitial({ user, responses, date: client.at(person.joined - random.between(0, 1)) });
}

/** The weekly tests since the later phases were opened. */
export async function fillWeeks({ store }: Services, client: Client): Promise<void> {
  const { person, user } = client;
  const weeks = weeksOf(client);
  const tests = weeks.map((daysAgo, week) => ({
    user,
    responses: responsesAround(client, meanAt(client, weeks.length === 1 ? 1 : week / (weeks.length - 1))),
    date: client.at(daysAgo),
  }));
  const [before, latest] = tests.slice(-2);
  if (person.steady && before && latest) latest.responses = before.responses;
  // In the order of their dates.
  for (const test of tests) await store.wellnessTests.registerWeekly(test);
}
