import { careInEvaluation, careMarksOf } from '@miraco/domain/care';
import {
  type Evaluation,
  noSign,
  type SignFrequency,
  type VirtueEvaluation,
  virtuesToEvaluate,
} from '@miraco/domain/evaluation';
import { type Ratings, virtuesRated } from '@miraco/domain/ratings';
import { exerciseFrequencies, exerciseLevels } from '@miraco/domain/training';
import type { Strength, Virtue } from '@miraco/domain/virtues';
import type { Services } from '../../services.ts';
import type { Client } from './client.ts';
import { practiceStatements } from './statements.ts';

const month = 30;

/** How often signs of the lack of a virtue appear before it is trained, from 0 (never) to 1 (every day). */
const beginnings: Readonly<Record<Strength, number>> = { debil: 0.95, media: 0.55, fuerte: 0.2 };

function frequencyOf(severity: number): SignFrequency | typeof noSign {
  if (severity > 0.75) return 'diario';
  if (severity > 0.5) return 'algunos';
  return severity > 0.25 ? 'pocos' : noSign;
}

/** The signs that somebody shows, by virtue: one or two of each, the same each month; and how fast they fade. */
function signsOfPerson({ method }: Services, { random }: Client, rated: readonly Virtue[]) {
  const markOf = careMarksOf(method.emotions, method.behaviours);
  const signs = Object.entries(method.behaviours.signs);
  return rated.map((virtue) => {
    const own = signs.filter(([sign, entry]) => entry.virtue === virtue && !markOf(sign).care).map(([sign]) => sign);
    const pace = random.between(40, 120) / 100;
    return { virtue, pace, signs: random.some(own, random.between(1, 2)) };
  });
}

/** How much of what is learnt shows: less where the wellness fell. */
const learning = ({ person }: Client) => {
  const [first, latest] = person.mood ?? [2.5, 2.5];
  return 0.25 + (latest - first) * 0.22;
};

/** An evaluation each month since the later phases were opened. */
async function fillEvaluations(services: Services, client: Client, ratings: Ratings): Promise<void> {
  const { opened, person, random, user } = client;
  const markOf = careMarksOf(services.method.emotions, services.method.behaviours);
  const rated = signsOfPerson(services, client, virtuesToEvaluate(ratings));
  const latest = Math.max(1, (person.tested ?? 3) - 1);
  const months = Math.floor(((opened ?? 0) - 3 - latest) / month);
  for (let ago = months; ago >= 0; ago -= 1) {
    const learnt = months === 0 ? 0 : 1 - ago / months;
    const entries = rated.map(({ virtue, pace, signs }): [Virtue, VirtueEvaluation] => {
      const beginning = beginnings[ratings[virtue]?.strength ?? 'media'];
      const frequency = frequencyOf(beginning - learnt * pace * learning(client) + random.sway() * 0.2);
      return [virtue, frequency === noSign ? noSign : Object.fromEntries(signs.map((sign) => [sign, frequency]))];
    });
    const evaluation: Evaluation = Object.fromEntries(entries);
    const date = client.at(latest + ago * month);
    const cares = careInEvaluation(evaluation, markOf) !== null;
    const day = new Date(date).toISOString().slice(0, 10);
    await services.store.evaluations.register({ user, day, ratings: evaluation, date, cares });
  }
}

type ExerciseEnd = 'open' | 'done' | 'essential' | 'declined';

/** In turn: what became of the exercises, and whether the coach suggested them. */
const ends: readonly { end: ExerciseEnd; suggested?: true }[] = [
  { end: 'done' },
  { end: 'essential' },
  { end: 'open', suggested: true },
  { end: 'done', suggested: true },
  { end: 'open' },
  { end: 'declined', suggested: true },
  { end: 'open' },
];

const changesTo = {
  open: null,
  done: { done: true },
  essential: { done: true, favourite: true },
  declined: null,
} as const satisfies Record<ExerciseEnd, object | null>;

/** Exercises for the weak virtues, oldest first: most of them done, some still open. */
async function fillExercises({ method, store }: Services, client: Client, ratings: Ratings): Promise<void> {
  const { coach, opened, person, random, user } = client;
  const span = opened ?? 0;
  const number = Math.min(18, 4 + Math.floor(span / 30));
  const weak = random.some(virtuesRated(ratings, 'debil'), 6);
  const first = random.between(0, ends.length - 1);
  const given = new Set<object>();
  for (let position = 0; position < number; position += 1) {
    const virtue = weak[position % weak.length];
    const [level = 'low'] = random.some(exerciseLevels, 1);
    const [idea] = virtue ? random.some(method.exercises[virtue][level], 3).filter((each) => !given.has(each)) : [];
    const { end, suggested } = ends[(first + position) % ends.length] ?? { end: 'open' };
    if (!virtue || !idea) continue;
    given.add(idea);
    const [frequency = 'weekly'] = random.some(exerciseFrequencies.slice(0, 3), 1);
    const earliest = Math.max(2, Math.round(span - 4 - (position * (span - 6)) / number));
    const { id } = await store.exercises.register({
      ...{ user, virtue, level, frequency, description: idea[person.language] },
      date: client.at(earliest),
      suggester: suggested ? coach : null,
    });
    const later = client.at(Math.max(1, earliest - random.between(1, 20)));
    if (end === 'declined') await store.exercises.remove(user, id, { date: later, remover: user });
    const changes = changesTo[end];
    if (changes) await store.exercises.edit(user, id, changes, later);
  }
}

async function fillStatements({ store }: Services, client: Client, ratings: Ratings): Promise<void> {
  const { opened, person, random, user } = client;
  const named = random.some(virtuesRated(ratings, 'debil'), random.between(2, 5));
  const statements = named.map((virtue) => [virtue, practiceStatements[virtue][person.language]]);
  const date = client.at(Math.max(2, Math.round((opened ?? 0) * 0.6)));
  await store.userVirtues.saveManifest(user, Object.fromEntries(statements), date);
}

/** What is done in Responsibility beside the weekly test. */
export async function fillTraining(services: Services, client: Client): Promise<void> {
  const ratings = await services.store.userVirtues.ratingsOf(client.user);
  await fillEvaluations(services, client, ratings);
  await fillExercises(services, client, ratings);
  await fillStatements(services, client, ratings);
}
