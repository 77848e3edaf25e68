import { virtues } from '@miraco/domain/virtues';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { rest, call, administrator } = product;

let client: Person;
beforeEach(async () => {
  client = await product.client();
});

const marks = (count: number) => virtues.slice(0, count).map((weak, position) => ({ number: position + 1, weak }));
const rate = (from: number, type: string) =>
  virtues.slice(from).map((virtue, position) => ({ number: from + position + 1, type, virtue }));

const post = (path: string, body: object) =>
  rest('POST', `/client/conscience/${path}`, { as: client, body: { user: client.id, ...body } });
const expectation = {
  me: true,
  who: 'padre',
  prospect: 'Que siga con el negocio',
  feelings: [{ emotion: 'culpa' }],
  conducts: [{ behavior: 'postergar' }],
};
const overview = async () => (await call('conscience.overview', { user: client.id }, { as: client })).data;

describe('the weak test', () => {
  it('takes eight marks and refuses nine', async () => {
    expect((await post('weak/register', { responses: marks(9) })).json()).toMatchObject({ message: 'weak.limit' });
    expect((await overview()).ratings).toEqual({});
    expect((await post('weak/register', { responses: marks(8) })).statusCode).toBe(200);
    expect(Object.keys((await overview()).ratings)).toHaveLength(8);
  });

  it('does not count a mark that an expectation cites anyway', async () => {
    await post('prospect/register', { ...expectation, conducts: [{ behavior: 'postergar' }] });
    const cited = { number: 7, weak: 'disciplina' };
    const others = marks(9).filter(({ weak }) => weak !== 'disciplina');
    expect((await post('weak/register', { responses: [...others, cited] })).statusCode).toBe(200);
  });

  it.each([
    ['an unknown virtue', [{ number: 1, weak: 'esperanza' }]],
    ['a repeated virtue', [marks(1)[0], marks(1)[0]]],
    ['a number and a virtue that disagree', [{ number: 2, weak: 'aceptacion' }]],
    ['a number out of range', [{ number: 24, weak: 'valentia' }]],
  ])('refuses %s', async (_what, responses) => {
    const answer = await post('weak/register', { responses });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).not.toEqual([]);
    expect((await overview()).ratings).toEqual({});
  });

  it('is answered with the number of each statement in REST, and as virtues by its procedure', async () => {
    await post('weak/register', { responses: [...marks(1), { number: 23, weak: 'valentia' }] });
    const { weak } = (await rest('GET', `/client/conscience/weak/get/${client.id}`, { as: client })).json();
    const { _id: id, user, date, ...marked } = weak;
    expect(JSON.stringify(marked)).toBe(
      '{"responses":[{"number":1,"weak":"aceptacion"},{"number":23,"weak":"valentia"}]}',
    );
    const { data } = await call('conscience.weak.get', { user: client.id }, { as: client });
    expect(data).toEqual({ id, user, date: Date.parse(date), virtues: ['aceptacion', 'valentia'] });
  });
});

describe('the medium/hard test', () => {
  beforeEach(() => post('weak/register', { responses: marks(3) }));

  it('rates the virtues that are not known to be weak', async () => {
    expect((await post('mediumhard/register', { responses: rate(3, 'hard') })).statusCode).toBe(200);
    const { ratings, unrated } = await overview();
    expect(ratings.valentia).toEqual({ strength: 'fuerte', origin: 'test' });
    expect(unrated).toEqual([]);
  });

  it('refuses a missing answer and a blocked virtue', async () => {
    const missing = await post('mediumhard/register', { responses: rate(4, 'hard') });
    expect(missing.json()).toMatchObject({ message: 'mediumhard.notselected' });
    const blocked = await post('mediumhard/register', { responses: rate(2, 'hard') });
    expect(blocked.json()).toMatchObject({ message: 'mediumhard.blocked' });
    expect((await rest('GET', `/client/conscience/mediumhard/get/${client.id}`, { as: client })).statusCode).toBe(263);
  });
});

describe('an expectation', () => {
  it.each([
    ['no text', { prospect: '  ' }],
    ['no emotion', { feelings: [] }],
    ['no behaviour', { conducts: [] }],
    ['2,001 characters', { prospect: 'a'.repeat(2001) }],
    ['an unknown person', { who: 'jefe' }],
    ['none beside an emotion', { feelings: [{ emotion: 'ninguna' }, { emotion: 'culpa' }] }],
  ])('with %s is refused as prospect.addfail', async (_what, change) => {
    const answer = await post('prospect/register', { ...expectation, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('prospect.addfail');
  });

  it('with an unknown emotion or behaviour is refused by its place', async () => {
    const answer = await post('prospect/register', { ...expectation, conducts: [{ behavior: 'volar' }] });
    expect(answer.json().issues).toEqual([{ path: 'conducts.0.behavior', message: 'validation.unknownSign' }]);
  });

  it('is stored once however often it is sent, and its virtue is the lookup’s', async () => {
    const sent = { ...expectation, conducts: [{ behavior: 'postergar', virtue: 'valentia' }] };
    await Promise.all([post('prospect/register', sent), post('prospect/register', sent)]);
    const { tests } = (await post('prospect/register', sent)).json();
    expect(tests).toHaveLength(1);
    expect(tests[0].conducts).toEqual([{ behavior: 'postergar', virtue: 'disciplina' }]);
    expect((await overview()).ratings.disciplina.strength).toBe('debil');
  });

  it('leaves its virtue unrated when it is removed, and reports the missing step', async () => {
    const { tests } = (await post('prospect/register', expectation)).json();
    const removed = await rest('DELETE', `/client/conscience/prospect/remove/${tests[0]._id}`, { as: client });
    expect(removed.json()).toEqual({ message: 'prospect.removed', count: 1 });
    expect((await overview()).missing).toContain('mediumhard');
    expect((await overview()).unrated).toContain('disciplina');
  });

  it('of another user is answered like one that does not exist', async () => {
    const { tests } = (await post('prospect/register', expectation)).json();
    const other = await product.client();
    const path = '/client/conscience/prospect/remove';
    const theirs = await rest('DELETE', `${path}/${tests[0]._id}`, { as: other });
    const missing = await rest('DELETE', `${path}/unknown`, { as: other });
    expect([theirs.statusCode, theirs.json()]).toEqual([missing.statusCode, missing.json()]);
    expect(theirs.statusCode).toBe(404);
  });
});

describe('a harmful habit', () => {
  const habit = { habit: 'Trasnochar', feelings: [{ emotion: 'pereza' }], frequency: 'diario' };

  it('needs a feeling and a known frequency', async () => {
    expect((await post('harmful/register', { ...habit, feelings: [] })).json().message).toBe('harmful.addfail');
    expect((await post('harmful/register', { ...habit, frequency: 'nunca' })).statusCode).toBe(400);
  });

  it('is a reason beside the marks and the signs of an expectation, each with the virtue it was stored with', async () => {
    await post('weak/register', { responses: marks(1) });
    await post('prospect/register', expectation);
    await post('harmful/register', habit);
    const { reasons } = await overview();
    expect(reasons.aceptacion).toEqual([{ kind: 'marked' }]);
    expect(reasons.disciplina).toEqual([
      { kind: 'did', sign: 'postergar' },
      { kind: 'habit', sign: 'pereza' },
    ]);
    expect(Object.values(reasons).flat()).toContainEqual({ kind: 'felt', sign: 'culpa' });
    expect(reasons.sabiduria).toBeUndefined();
  });

  it('is counted among the citations and rates nothing', async () => {
    const [first, again] = await Promise.all([post('harmful/register', habit), post('harmful/register', habit)]);
    expect(first.json()).toEqual(again.json());
    const { citations, habitCount, ratings } = await overview();
    expect(habitCount).toBe(1);
    expect(citations[0]).toMatchObject({ virtue: 'disciplina', habits: 1, total: 1 });
    expect(ratings).toEqual({});
  });
});

describe('an administrator’s change of a strength', () => {
  const change = (type: string, as: Person = administrator) =>
    rest('PUT', `/client/uservirtue/edit/${client.id}`, { as, body: { virtue: 'aceptacion', type } });

  it('wins over the tests until it is taken back', async () => {
    await post('weak/register', { responses: marks(1) });
    await change('hard');
    expect((await overview()).ratings.aceptacion).toEqual({ strength: 'fuerte', origin: 'administrator' });
    await post('weak/register', { responses: marks(2) });
    expect((await overview()).ratings.aceptacion.strength).toBe('fuerte');
    await change('');
    expect((await overview()).ratings.aceptacion).toEqual({ strength: 'debil', origin: 'test' });
  });

  it('is not for clients, and not for a user who does not exist', async () => {
    expect((await change('hard', client)).statusCode).toBe(403);
    const unknown = await rest('PUT', '/client/uservirtue/edit/unknown', {
      as: administrator,
      body: { virtue: 'perdon', type: 'hard' },
    });
    expect(unknown.statusCode).toBe(404);
  });
});

it('nothing can be written once the phase is closed', async () => {
  await product.edit(client, { active_test: false });
  const writes = [
    post('weak/register', { responses: [] }),
    post('prospect/register', expectation),
    post('mediumhard/register', { responses: rate(0, 'hard') }),
    post('harmful/register', { habit: 'x', feelings: [{ emotion: 'pereza' }], frequency: 'diario' }),
  ];
  for (const answer of await Promise.all(writes)) {
    expect([answer.statusCode, answer.json().message]).toEqual([403, 'errors.phaseLocked']);
  }
});
