import { scoreWellness } from '@miraco/domain/wellness';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { moment, renamed } from '../src/rest/codecs.ts';
import { encoderOf } from '../src/rest/encoder.ts';
import { restTable } from '../src/rest/table.ts';

const date = Date.UTC(2026, 0, 31);
const codecAt = (path: string) => restTable.find((row) => row.path === path)?.answer ?? z.never();

const ids = { id: 'a', user: 'b' };
const signs = { id: 'diario', date: 'algunos', user: 'pocos', phase: 'pocos', _id: 'algunos' };
const responses = Array<1>(20).fill(1);
const test = { ...ids, responses, result: 'crisis', date, score: scoreWellness(responses) };
const row = { own: true, training: null, mid: false, level: 'wow', resultKey: 'r', actionKey: 'a', kind: 'weak' };
const comment = { id: 'c', user: { id: 'b', username: 'ana' }, date, comment: 'Bien', approved: true };
const texts = { es: ['Uno', 'Dos'], en: ['One', 'Two'] };
const guide = { id: 'g', virtue: 'guia', url: '', texts, date };
const exercise = {
  ...{ ...ids, virtue: 'guia', description: 'Escuchar', level: 'low', frequency: 'once', date },
  ...{ done: false, favourite: false, deleted: false },
};
const expectation = {
  ...{ ...ids, me: true, who: 'padre', prospect: 'Perfecto', date },
  ...{ feelings: [{ emotion: 'pereza', virtue: null }], conducts: [] },
};
const saved = { user: 'b', date, savedOnBehalfBy: null };
const ratings = { guia: { strength: 'debil' } };

const client = {
  ...{ id: 'b', username: 'ana', email: 'ana@example.org', firstname: 'Ana', lastname: 'Ruiz', address: '-' },
  ...{ phone: '-', access: 'client', tests: 'Initial', image: null, phase: 'responsibility', disabled: false },
  ...{ language: null, lastLogin: null, lastActive: date, createdAt: date, wellness: null },
  ...{ coach: 'a-coach', group: null, pendingEmail: null },
};

/** Answers of procedures, by the path of their call and the key in the answer. */
const answers: readonly [path: string, answer: Record<string, unknown>][] = [
  ['/client/initial/get/:user', { initial: test }],
  ['/client/conscience/weak/get/:user', { weak: { ...ids, date, virtues: ['aceptacion', 'valentia'] } }],
  ['/client/conscience/weak/get/:user', { weak: null }],
  ['/client/conscience/prospect/register', { message: 'prospect.added', prospects: [expectation] }],
  ['/client/responsibility/weekly/getbyuser/:user', { weekly: [test] }],
  [
    '/client/responsibility/evaluation/getbyuser/:user',
    { evaluations: [{ ...ids, day: '2026-01-31', date, evaluation: { disciplina: signs, guia: 'ninguno' } }] },
  ],
  ['/client/responsibility/training/getbyuser/:user', { trainings: [exercise, { ...exercise, frequency: 'daily' }] }],
  ['/client/responsibility/guide/getbyvirtue/:virtue', { guide: { ...guide, comments: [comment] } }],
  ['/client/responsibility/guide/getall/', { guides: [guide] }],
  ['/client/uservirtue/getbyuser/:user', { uservirtue: { user: 'b', ratings, manifest: { guia: 'Voy' } } }],
  ['/client/impact/professional/get/:user', { professional: { ...saved, role: 'team', virtues: { guia: row } } }],
  ['/client/impact/professional/get/:user', { professional: null }],
  ['/admin/user/get/:id', { user: client }],
  ['/admin/user/getall/', { users: [client] }],
];

describe('the answer of a procedure', () => {
  it.each(answers)('of %s survives a round trip through REST', (path, answer) => {
    const codec = codecAt(path);
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(codec, answer)));
    expect(z.decode(codec, wire)).toEqual(answer);
  });

  it.each(answers)('of %s is encoded as by zod, which also checks it', (path, answer) => {
    const codec = codecAt(path);
    expect(JSON.stringify(encoderOf(codec)(answer))).toBe(JSON.stringify(z.encode(codec, answer)));
  });
});

it('a sign called id keeps its name, as do signs named like other fields', () => {
  const [, answer] = answers.find(([path]) => path.includes('/evaluation/')) ?? [];
  const encoded = encoderOf(codecAt('/client/responsibility/evaluation/getbyuser/:user'))(answer);
  expect(encoded).toMatchObject({ evaluations: [{ _id: 'a', evaluation: { disciplina: signs } }] });
});

it('only what a codec names is sent', () => {
  const codec = renamed({ _id: z.string(), at: moment }, { _id: 'id' });
  expect(encoderOf(codec)({ id: 'a', at: 0, passwordHash: 'x' })).toEqual({ _id: 'a', at: '1970-01-01T00:00:00.000Z' });
});

it.each([
  ['a union', z.union([moment, z.null()])],
  ['a tuple', z.tuple([moment])],
  ['an optional field', z.object({ at: moment.optional() })],
])('a codec inside %s is refused when the calls are declared, instead of sending the value as it is', (_, schema) => {
  expect(() => encoderOf(schema)).toThrow('would not encode');
});
