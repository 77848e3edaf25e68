import { expect, test } from 'vitest';
import { exerciseQuestions } from './exercise-questions.ts';
import { loadMethod } from './load.ts';

const method = await loadMethod();
const [first, second, third] = method.exercises.perdon.low;
const practice = method.guides.perdon.exercise;
if (!first || !second || !third || !practice) throw new Error('perdon has fewer ideas');

const about = (...descriptions: string[]) =>
  exerciseQuestions(
    method,
    descriptions.map((description) => ({ description })),
  ).map(({ exercise, question }) => [exercise.description, question.es]);

test('an exercise has the question of the idea whose text it has, in either language', () => {
  const asked = exerciseQuestions(method, [{ id: 7, description: first.en }]);
  expect(asked).toEqual([
    {
      exercise: { id: 7, description: first.en },
      question: { es: first.card?.es.question, en: first.card?.en.question },
    },
  ]);
  expect(about(first.es)).toEqual([[first.es, first.card?.es.question]]);
});

test('the practice of a guide is an idea too', () => {
  expect(about(practice.es)).toEqual([[practice.es, practice.card?.es.question]]);
});

test('an exercise in the client’s own words has none', () => {
  expect(about('Caminar diez minutos', `${first.es} Más`)).toEqual([]);
});

test('at most three are asked, in the order of the exercises', () => {
  expect(about(third.es, 'Otra cosa', second.es, practice.en, first.es).map(([text]) => text)).toEqual([
    third.es,
    second.es,
    practice.en,
  ]);
});
