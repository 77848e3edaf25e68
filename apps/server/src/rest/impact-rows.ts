import { couplePurposeInput, professionalPurposeInput } from '@miraco/contract/impact';
import { purposeDimensions, purposeDurations } from '@miraco/domain/purpose';
import { z } from 'zod';
import { id, renamed, virtueName } from './codecs.ts';
import { coupleAnswer, purposeAnswer, purposePayload, saved, savedNames } from './purpose-fields.ts';
import { type RestRow, rest } from './row.ts';

const personal = renamed(
  {
    user: id,
    motivate: z.array(virtueName),
    favourite: z.partialRecord(virtueName, z.string()),
    creations: z.partialRecord(virtueName, z.object({ chosen: z.array(z.string()), own: z.string() })),
    dimension: z.enum(purposeDimensions).nullable(),
    duration: z.enum(purposeDurations).nullable(),
    lifeproject: z.string(),
    purpose: z.string(),
    ...saved,
    dropped: z.array(virtueName),
  },
  savedNames,
);

/** The calls of the Impact phase. Spec 2, section 7. */
export const impactRows: readonly RestRow[] = [
  rest.put('/client/impact/personal/edit', 'impact.personal.edit', {
    summary: 'Save the motivation of the personal purpose',
    message: 'impact.saved',
  }),
  rest.put('/client/impact/personal/editpurpose', 'impact.personal.editPurpose', {
    summary: 'Save the personal purpose in the client’s words',
    message: 'impact.saved',
  }),
  rest.get('/client/impact/personal/get/:user', 'impact.personal.get', {
    summary: 'The personal purpose of a user',
    key: 'personal',
    answer: personal.nullable(),
  }),
  rest.put('/client/impact/professional/edit', 'impact.professional.edit', {
    summary: 'Save rows of the professional purpose; the others are kept',
    message: 'impact.saved',
    payload: purposePayload(professionalPurposeInput),
  }),
  rest.get('/client/impact/professional/get/:user', 'impact.professional.get', {
    summary: 'The professional purpose of a user',
    key: 'professional',
    answer: purposeAnswer.nullable(),
  }),
  rest.put('/client/impact/couple/edit', 'impact.couple.edit', {
    summary: 'Save parts of the couple purpose; the others are kept',
    message: 'impact.saved',
    payload: purposePayload(couplePurposeInput),
  }),
  rest.get('/client/impact/couple/get/:user', 'impact.couple.get', {
    summary: 'The couple purpose of a user',
    key: 'couple',
    answer: coupleAnswer.nullable(),
  }),
];
