import type { manifestInput } from '@miraco/contract/responsibility';
import { statementText } from '@miraco/contract/responsibility';
import { virtues } from '@miraco/domain/virtues';
import { z } from 'zod';
import type { Payload } from './payload.ts';

const suffix = 'Manifest';

/** The REST field with the statement of a virtue. Spec 2, section 3. */
export const statementField = (virtue: string) => `${virtue}${suffix}`;

/** Statements by virtue, one field each in REST. The other fields of a record of user virtues are ignored. */
export const manifestoPayload: Payload<z.infer<typeof manifestInput>> = {
  schema: z.object(Object.fromEntries(virtues.map((virtue) => [statementField(virtue), statementText.optional()]))),
  decode: (body) => ({
    user: body.user,
    statements: Object.fromEntries(
      Object.entries(body).flatMap(([name, text]) =>
        name.endsWith(suffix) ? [[name.slice(0, -suffix.length), text]] : [],
      ),
    ),
  }),
  field: (path) => {
    const [first, virtue, ...rest] = path.split('.');
    if (first !== 'statements') return path;
    return virtue === undefined ? 'body' : [statementField(virtue), ...rest].join('.');
  },
};
