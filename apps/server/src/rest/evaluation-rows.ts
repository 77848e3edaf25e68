import { noSign, signFrequencies } from '@miraco/domain/evaluation';
import { z } from 'zod';
import { id, moment, record, virtueName } from './codecs.ts';
import { type RestRow, rest } from './row.ts';

/** The keys of signs are data: one that equals the name of a REST field is not renamed. */
const signs = z.record(z.string(), z.enum(signFrequencies));

export const evaluation = record({
  user: id,
  day: z.iso.date(),
  date: moment,
  evaluation: z.partialRecord(virtueName, z.union([z.literal(noSign), signs])),
});

/** Evaluations of a day. Spec 2, section 7. */
export const evaluationRows: readonly RestRow[] = [
  rest.post('/client/responsibility/evaluation/register', 'responsibility.evaluation.register', {
    summary: 'Store the evaluation of the day, in place of an earlier one',
    message: 'evaluation.successfullysend',
  }),
  rest.get('/client/responsibility/evaluation/getbyuser/:user', 'responsibility.evaluation.getByUser', {
    summary: 'The evaluations of a user',
    key: 'evaluations',
    answer: z.array(evaluation),
  }),
];
