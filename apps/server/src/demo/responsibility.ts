import type { UserId } from '@miraco/contract/fields';
import { careInEvaluation, careMarksOf } from '@miraco/domain/care';
import {
  type Evaluation,
  noSign,
  signFrequencies,
  type VirtueEvaluation,
  virtuesToEvaluate,
} from '@miraco/domain/evaluation';
import type { Virtue } from '@miraco/domain/virtues';
import type { Method } from '@miraco/method/schemas';
import type { Services } from '../services.ts';
import type { DemoLanguage } from './clients.ts';

const day = 24 * 60 * 60 * 1000;

/** The first sign of a virtue, milder from one evaluation to the next. */
function evaluate({ behaviours }: Method, rated: readonly Virtue[], round: number): Evaluation {
  const entries = rated.map((virtue, position): [Virtue, VirtueEvaluation] => {
    const frequency = signFrequencies[round + (position % 3)];
    const sign = Object.entries(behaviours.signs).find(([, entry]) => entry.virtue === virtue);
    return [virtue, frequency && sign ? { [sign[0]]: frequency } : noSign];
  });
  return Object.fromEntries(entries);
}

/** How many days ago the first exercises were done; the others were not yet. */
const doneDaysAgo = [
  [1, 2, 4, 5, 7, 9, 11, 12, 16, 18, 22, 25, 29, 30, 36],
  [3, 10, 24, 31, 38],
];

const lines: Record<DemoLanguage, string> = {
  es: 'Me ha costado arrancar; después ha salido solo.',
  en: 'Hard to begin; then it went by itself.',
};

/** Evaluations, exercises and statements of a fictional client who is in Responsibility. */
export async function fillResponsibility(
  { method, store }: Services,
  { user, language }: { user: UserId; language: DemoLanguage },
  now: number,
): Promise<void> {
  const rated = virtuesToEvaluate(await store.userVirtues.ratingsOf(user));
  for (const [round, weeksAgo] of [6, 3, 1].entries()) {
    const date = now - weeksAgo * 7 * day;
    const ratings = evaluate(method, rated, round);
    const cares = careInEvaluation(ratings, careMarksOf(method.emotions, method.behaviours)) !== null;
    await store.evaluations.register({ user, day: new Date(date).toISOString().slice(0, 10), ratings, date, cares });
  }
  for (const [position, virtue] of rated.slice(0, 6).entries()) {
    const idea = method.exercises[virtue].low[position % 3];
    if (!idea) continue;
    const frequency = position % 2 ? 'weekly' : 'daily';
    const exercise = { user, virtue, description: idea[language], level: 'low', frequency, date: now - day } as const;
    const { id } = await store.exercises.register(exercise);
    for (const daysAgo of doneDaysAgo[position] ?? []) {
      const date = now - daysAgo * day;
      const effort = 3 + Math.ceil(daysAgo / 9);
      const note = daysAgo < 5 ? lines[language] : '';
      const done = { user, exercise: id, day: new Date(date).toISOString().slice(0, 10), effort, note, date };
      await store.completions.register(done);
    }
    if (position % 3 === 2) await store.exercises.edit(user, id, { done: true, favourite: true }, now - day);
  }
  const statements = Object.fromEntries(
    rated.slice(0, 3).map((virtue) => [virtue, method.virtues[virtue].meaning[language]]),
  );
  await store.userVirtues.saveManifest(user, statements, now - day);
}
