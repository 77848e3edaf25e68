import { orNothing } from '@miraco/contract/impact';
import { purposeKinds, scenarios } from '@miraco/domain/purpose';
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

const { own, training, mid, level, resultKey, actionKey, kind } = scored.shape;
const positional = z.tuple([own, training, mid, level, resultKey, actionKey, kind]);

/** The row of a virtue, which REST writes by position. Spec 2, section 3. */
const row = z.codec(positional, scored, {
  decode: (fields) => ({
    ...{ own: fields[0], training: fields[1], mid: fields[2] },
    ...{ level: fields[3], resultKey: fields[4], actionKey: fields[5], kind: fields[6] },
  }),
  encode: (fields): z.output<typeof positional> => [
    ...([fields.own, fields.training, fields.mid, fields.level] as const),
    ...([fields.resultKey, fields.actionKey, fields.kind] as const),
  ],
});

const rows = z.partialRecord(virtueName, row);
const saved = { date: moment, saved_on_behalf_by: id.nullable() };

export const purposeAnswer = renamed({ user: id, virtues: rows, ...saved }, { saved_on_behalf_by: 'savedOnBehalfBy' });

export const coupleAnswer = renamed(
  {
    user: id,
    virtues: rows,
    complementary: z.partialRecord(virtueName, z.enum([...virtues, ''])),
    virtues_couple: z.string(),
    potential: z.string(),
    ...saved,
  },
  { virtues_couple: 'virtuesCouple', saved_on_behalf_by: 'savedOnBehalfBy' },
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
