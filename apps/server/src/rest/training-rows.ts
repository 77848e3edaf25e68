import { editExerciseInput, exerciseInput } from '@miraco/contract/responsibility';
import { type ExerciseFrequency, exerciseFrequencies, exerciseLevels } from '@miraco/domain/training';
import { z } from 'zod';
import { id, moment, record, virtueName } from './codecs.ts';
import type { Payload } from './payload.ts';
import { type RestRow, rest } from './row.ts';

const writeFrequency = (own: ExerciseFrequency) => (own === 'once' ? ('oncelive' as const) : own);

/** REST writes `oncelive` for once in life. Spec 2, section 3. */
const frequency = z.codec(z.enum(exerciseFrequencies.map(writeFrequency)), z.enum(exerciseFrequencies), {
  decode: (written) => (written === 'oncelive' ? 'once' : written),
  encode: writeFrequency,
});

/** An exercise as REST writes it. A frequency that REST does not know is undefined in the input, which refuses it. */
const exercisePayload = <Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) =>
  ({
    schema: input.extend({ frequency }),
    decode: (body) => ({ ...body, frequency: frequency.safeParse(body.frequency).data }),
  }) satisfies Payload<{ frequency: ExerciseFrequency }>;

const exercise = record({
  user: id,
  virtue: virtueName,
  description: z.string(),
  level: z.enum(exerciseLevels),
  frequency,
  date: moment,
  done: z.boolean(),
  favourite: z.boolean(),
  deleted: z.boolean(),
});

/** Exercises. Spec 2, section 7. */
export const trainingRows: readonly RestRow[] = [
  rest.post('/client/responsibility/training/register', 'responsibility.training.register', {
    summary: 'Add an exercise',
    adds: ['exercises'],
    key: 'exercise',
    payload: exercisePayload(exerciseInput),
    answer: exercise,
  }),
  rest.get('/client/responsibility/training/getbyuser/:user', 'responsibility.training.getByUser', {
    summary: 'The exercises of a user',
    key: 'trainings',
    answer: z.array(exercise),
  }),
  rest.put('/client/responsibility/training/edit/:id', 'responsibility.training.edit', {
    summary: 'Change the level and frequency of an exercise',
    owner: 'exercises',
    key: 'exercise',
    payload: exercisePayload(editExerciseInput),
    answer: exercise,
  }),
  rest.put('/client/responsibility/training/setdone/:id', 'responsibility.training.setDone', {
    summary: 'Finish an exercise, and keep it as essential or not',
    owner: 'exercises',
    key: 'trainingexercise',
    answer: exercise,
  }),
  rest.remove('/client/responsibility/training/remove/:id', 'responsibility.training.remove', {
    summary: 'Take an unfinished exercise away, or the mark of an essential one',
    owner: 'exercises',
    key: 'exercise',
    answer: exercise,
  }),
];
