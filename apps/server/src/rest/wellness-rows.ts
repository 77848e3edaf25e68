import { wellnessAnswer } from '@miraco/contract/wellness';
import { levels } from '@miraco/domain/wellness';
import { z } from 'zod';
import { id, moment, record } from './codecs.ts';
import { type RestRow, rest } from './row.ts';

const levelled = z.strictObject({ sum: z.int(), level: z.enum(levels) });

const test = {
  user: id,
  responses: z.array(wellnessAnswer).length(20),
  result: z.enum(levels),
  date: moment,
};

const score = z.strictObject({
  blocks: z.strictObject({ health: levelled, success: levelled, company: levelled, effort: levelled }),
  overall: z.strictObject({ points: z.int(), level: z.enum(levels) }),
});

const scoredTest = record({ ...test, score });

/** The initial wellness test. Spec 1, section 7. */
export const initialRows: readonly RestRow[] = [
  rest.post('/client/initial/register', 'conscience.initial.register', {
    summary: 'Store the initial wellness test',
    message: 'Registrado correctamente',
    refuses: ['initialTaken'],
  }),
  rest.get('/client/initial/get/:user', 'conscience.initial.get', {
    summary: 'The initial wellness test of a user',
    key: 'initial',
    answer: scoredTest.nullable(),
  }),
  rest.list('/client/initial/getall/', 'conscience.initial.getAll', {
    summary: 'Every initial wellness test; for a coach, those of their own clients',
    key: 'initials',
    entry: record(test),
  }),
];

/** The weekly wellness test. Spec 2, section 7. */
export const weeklyRows: readonly RestRow[] = [
  rest.post('/client/responsibility/weekly/register', 'responsibility.weekly.register', {
    summary: 'Store a weekly wellness test',
    message: 'Registrado correctamente',
    adds: ['weeklyTests'],
  }),
  rest.get('/client/responsibility/weekly/getbyuser/:user', 'responsibility.weekly.getByUser', {
    summary: 'The weekly wellness tests of a user',
    key: 'weekly',
    answer: z.array(scoredTest),
  }),
];
