import { orNothing } from '@miraco/contract/impact';
import { purposeKinds, purposeRoles, scenarios } from '@miraco/domain/purpose';
import { virtues } from '@miraco/domain/virtues';
import { z } from 'zod';
import { id, moment, renamed, virtueName } from './codecs.ts';
import { isMap } from './is-map.ts';
import { type Payload, renamedFields } from './payload.ts';

const scored = z.object({
  own: z.boolean().nullable(),
  training: z.boolean().nullable(),
  mid: z.boolean().nullable(),
  level: z.enum([...scenarios, '']),
  resultKey: z.string(),
  actionKey: z.string(),
  kind: z.enum(purposeKinds),
});

const { shape } = scored;
const positional = z.tuple([
  ...([shape.own, shape.training, shape.mid, shape.level] as const),
  ...([shape.resultKey, shape.actionKey, shape.kind] as const),
]);

/** The row of a virtue, which REST writes by position. Spec 2, section 3. */
const row = z.codec(positional, scored, {
  decode: ([own, training, mid, level, resultKey, actionKey, kind]) => {
    return { own, training, mid, level, resultKey, actionKey, kind };
  },
  encode: ({ own, training, mid, level, resultKey, actionKey, kind }): z.output<typeof positional> => {
    return [own, training, mid, level, resultKey, actionKey, kind];
  },
});

const rows = z.partialRecord(virtueName, row);

/** The time of the last save, and the user who saved if that was not the owner. */
export const saved = { date: moment, saved_on_behalf_by: id.nullable() };
export const savedNames = { saved_on_behalf_by: 'savedOnBehalfBy' } as const;

export const purposeAnswer = renamed(
  { user: id, role: z.enum(purposeRoles).nullable(), virtues: rows, ...saved },
  savedNames,
);

export const coupleAnswer = renamed(
  {
    user: id,
    virtues: rows,
    complementary: z.partialRecord(virtueName, z.enum([...virtues, ''])),
    virtues_couple: z.string(),
    potential: z.string(),
    ...saved,
  },
  { virtues_couple: 'virtuesCouple', ...savedNames },
);

const answer = orNothing(z.boolean());

/** `[own, training, mid, …]`: what follows the three answers is ignored and computed again. Spec 2, section 3. */
const sentRows = z.partialRecord(virtueName, z.tuple([answer, answer, answer]).rest(z.unknown()));

const decodeRow = (sent: unknown): unknown => {
  if (!Array.isArray(sent)) return isMap(sent) ? [] : sent;
  const [own, training, mid] = sent;
  return { own, training, mid };
};

const positions = ['own', 'training', 'mid'];

/** The payload of a purpose, in which REST has the answers about a virtue by position. */
export function purposePayload<Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) {
  const names: Record<string, string> = 'virtuesCouple' in input.shape ? { virtues_couple: 'virtuesCouple' } : {};
  const { schema, decode, field } = renamedFields(input, names);
  return {
    schema: schema.extend({ virtues: 'virtuesCouple' in input.shape ? sentRows.optional() : sentRows }),
    decode: (body) => {
      const { virtues: sent } = body;
      const rows = isMap(sent) ? Object.entries(sent).map(([virtue, row]) => [virtue, decodeRow(row)]) : undefined;
      return { ...decode(body), ...(rows ? { virtues: Object.fromEntries(rows) } : {}) };
    },
    field: (path) => {
      const [first, virtue, name, ...rest] = path.split('.');
      const position = positions.indexOf(name ?? '');
      return first === 'virtues' && position >= 0 ? [first, virtue, position, ...rest].join('.') : field(path);
    },
  } satisfies Payload<Shape>;
}
