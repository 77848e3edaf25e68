import { habitFrequencies, people } from '@miraco/domain/entries';
import { z } from 'zod';
import { id, message, moment, record, renamed, virtueName } from './codecs.ts';
import { type RestRow, rest } from './row.ts';

const feelings = z.array(z.strictObject({ emotion: z.string(), virtue: virtueName.nullable() }));
const conducts = z.array(z.strictObject({ behavior: z.string(), virtue: virtueName.nullable() }));
const removed = z.strictObject({ message, count: z.int() });

const expectation = record({
  user: id,
  me: z.boolean(),
  who: z.enum(people),
  prospect: z.string(),
  feelings,
  conducts,
  date: moment,
});

/** All of the user's after a change. */
const expectations = renamed({ message, tests: z.array(expectation) }, { tests: 'prospects' });

const habit = record({
  user: id,
  habit: z.string(),
  feelings,
  action: z.string(),
  frequency: z.enum(habitFrequencies),
  quantity: z.string(),
  impact: z.string(),
  date: moment,
});

/** Self-limiting expectations. Spec 1, section 7. */
export const expectationRows: readonly RestRow[] = [
  rest.post('/client/conscience/prospect/register', 'conscience.prospect.register', {
    summary: 'Add a self-limiting expectation',
    message: 'prospect.added',
    invalid: 'prospect.addfail',
    adds: ['prospects'],
    answer: expectations,
  }),
  rest.put('/client/conscience/prospect/edit/:id', 'conscience.prospect.edit', {
    summary: 'Correct a self-limiting expectation',
    details: 'The whole expectation is sent, and replaces the stored one, which keeps its id and date.',
    owner: 'prospects',
    message: 'prospect.corrected',
    invalid: 'prospect.addfail',
    refuses: ['expectationTaken'],
    answer: expectations,
  }),
  rest.get('/client/conscience/prospect/get/:user', 'conscience.prospect.get', {
    summary: 'The self-limiting expectations of a user',
    key: 'prospect',
    answer: z.array(expectation),
  }),
  rest.remove('/client/conscience/prospect/remove/:id', 'conscience.prospect.remove', {
    summary: 'Remove a self-limiting expectation',
    owner: 'prospects',
    message: 'prospect.removed',
    answer: removed,
  }),
];

/** Harmful habits. Spec 1, section 7. */
export const habitRows: readonly RestRow[] = [
  rest.post('/client/conscience/harmful/register', 'conscience.harmful.register', {
    summary: 'Add a harmful habit',
    invalid: 'harmful.addfail',
    adds: ['harmfulHabits'],
    answer: z.strictObject({ id }),
  }),
  rest.get('/client/conscience/harmful/get/:user', 'conscience.harmful.get', {
    summary: 'The harmful habits of a user',
    key: 'harmful',
    answer: z.array(habit),
  }),
  rest.remove('/client/conscience/harmful/remove/:id', 'conscience.harmful.remove', {
    summary: 'Remove a harmful habit',
    owner: 'harmfulHabits',
    message: 'harmful.removed',
    answer: removed,
  }),
];
