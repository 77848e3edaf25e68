import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, database, rest } = product;

let ana: Person;
beforeEach(async () => {
  ana = await product.client();
});

const expectation = {
  me: true,
  who: 'padre',
  prospect: 'Que siga con el negocio',
  feelings: [{ emotion: 'ninguna' }],
  conducts: [{ behavior: 'postergar' }],
};

const add = async (change: object = {}): Promise<string> => {
  const body = { user: ana.id, ...expectation, ...change };
  return (await rest('POST', '/client/conscience/prospect/register', { as: ana, body })).json().tests[0]._id;
};
const correct = (id: string, change: object = {}, as: Person = ana) =>
  rest('PUT', `/client/conscience/prospect/edit/${id}`, { as, body: { ...expectation, ...change } });
const stored = async () => (await call('conscience.prospect.get', { user: ana.id }, { as: ana })).data;
const overview = async () => (await call('conscience.overview', { user: ana.id }, { as: ana })).data;

describe('a correction', () => {
  it('replaces the whole expectation in its place, with its id and date', async () => {
    await add();
    const id = await add({ prospect: 'Que no pida ayuda' });
    await add({ prospect: 'Que llame cada día' });
    const before = await stored();
    const change = {
      me: false,
      who: 'madre',
      prospect: '  Que pida ayuda ',
      feelings: [{ emotion: 'culpa', virtue: 'valentia' }],
      conducts: [{ behavior: 'ninguno' }],
    };
    const answer = await correct(id, change);
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'prospect.corrected']);
    expect(answer.json().tests.map(({ prospect }: { prospect: string }) => prospect)).toEqual([
      'Que llame cada día',
      'Que pida ayuda',
      'Que siga con el negocio',
    ]);
    const after = await stored();
    expect(after[1]).toEqual({
      ...{ id, user: ana.id, date: before[1].date, me: false, who: 'madre', prospect: 'Que pida ayuda' },
      feelings: [{ emotion: 'culpa', virtue: 'perdon' }],
      conducts: [{ behavior: 'ninguno', virtue: null }],
    });
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  });

  it('derives the ratings again, both ways', async () => {
    const id = await add();
    expect((await overview()).ratings.disciplina.strength).toBe('debil');
    await correct(id, { feelings: [{ emotion: 'culpa' }], conducts: [{ behavior: 'ninguno' }] });
    expect(Object.keys((await overview()).ratings)).toEqual(['perdon']);
    await correct(id);
    expect(Object.keys((await overview()).ratings)).toEqual(['disciplina']);
    expect((await overview()).unrated).toContain('perdon');
  });

  it('that changes nothing is accepted, however often it is sent', async () => {
    const id = await add();
    const before = await stored();
    for (const answer of await Promise.all([correct(id), correct(id)])) expect(answer.statusCode).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('to the words of another expectation is refused, and leaves both', async () => {
    const id = await add();
    await add({ prospect: 'Que no pida ayuda' });
    const before = await stored();
    const answer = await correct(id, { prospect: 'Que no pida ayuda' });
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'prospect.taken']);
    expect(await stored()).toEqual(before);
    // The duplicate of an expectation is found by its content as it is now.
    await correct(id, { prospect: 'Que lo herede' });
    await add({ prospect: 'Que lo herede' });
    await add();
    expect(await stored()).toHaveLength(3);
  });

  it.each([
    ['no text', { prospect: ' ' }],
    ['no emotion', { feelings: [] }],
    ['no behaviour', { conducts: [] }],
    ['2,001 characters', { prospect: 'a'.repeat(2001) }],
    ['an unknown person', { who: 'jefe' }],
    ['no side', { me: undefined }],
    ['none beside a behaviour', { conducts: [{ behavior: 'ninguno' }, { behavior: 'postergar' }] }],
  ])('with %s is refused as prospect.addfail', async (_what, change) => {
    const id = await add();
    const before = await stored();
    const answer = await correct(id, change);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'prospect.addfail']);
    expect(await stored()).toEqual(before);
  });

  it('with an unknown emotion is refused by its place', async () => {
    const answer = await correct(await add(), { feelings: [{ emotion: 'volar' }] });
    expect(answer.json().issues).toEqual([{ path: 'feelings.0.emotion', message: 'validation.unknownSign' }]);
  });

  it('is made where the list is full: it adds nothing', async () => {
    const id = await add();
    const fill =
      database.prepare(`insert into prospects (id, user, me, who, prospect, feelings, conducts, date, content_hash)
      values (?, ?, false, 'yo', '', '[]', '[]', 0, ?)`);
    for (let at = 1; at < 200; at += 1) fill.run(`full-${ana.id}-${at}`.slice(0, 64), ana.id, String(at));
    expect((await correct(id, { prospect: 'Que lo deje' })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(200);
  });
});

describe('who corrects', () => {
  it('is the owner, or an administrator, whose correction is logged with the words before and after', async () => {
    const id = await add();
    expect((await correct(id, { prospect: 'Que lo deje' }, administrator)).statusCode).toBe(200);
    const { data: entry } = await call('admin.changes.latest', { user: ana.id }, { as: administrator });
    const { data: values } = await call('admin.changes.values', { id: entry.id }, { as: administrator });
    expect(values).toEqual([
      { field: 'prospect', virtue: null, before: 'Que siga con el negocio', after: 'Que lo deje' },
    ]);
  });

  it('is not another client, for whom it does not exist, and nobody without a session', async () => {
    const id = await add();
    const other = await product.client();
    const [theirs, missing] = [await correct(id, {}, other), await correct('unknown', {}, other)];
    expect([theirs.statusCode, theirs.json()]).toEqual([missing.statusCode, missing.json()]);
    expect(theirs.statusCode).toBe(404);
    expect((await correct(id, { user: ana.id }, other)).statusCode).toBe(403);
    const body = { ...expectation, prospect: 'De nadie' };
    expect((await rest('PUT', `/client/conscience/prospect/edit/${id}`, { body })).statusCode).toBe(401);
    expect((await stored())[0].prospect).toBe('Que siga con el negocio');
  });

  it('is nobody once the phase is closed', async () => {
    const id = await add();
    await product.edit(ana, { active_test: false });
    for (const as of [ana, administrator]) {
      const answer = await correct(id, { prospect: 'Que lo deje' }, as);
      expect([answer.statusCode, answer.json().message]).toEqual([403, 'errors.phaseLocked']);
    }
  });

  it('of an expectation that another device deletes meanwhile does not bring it back', async () => {
    const id = await add();
    const path = `/client/conscience/prospect/remove/${id}`;
    const [removed, corrected] = await Promise.all([
      rest('DELETE', path, { as: ana }),
      correct(id, { feelings: [{ emotion: 'culpa' }] }),
    ]);
    expect(removed.statusCode).toBe(200);
    expect([200, 404]).toContain(corrected.statusCode);
    expect((await correct(id, { feelings: [{ emotion: 'culpa' }] })).statusCode).toBe(404);
    expect(await stored()).toEqual([]);
    expect((await overview()).ratings).toEqual({});
  });
});

describe('a line about care', () => {
  const sadness = { feelings: [{ emotion: 'tristeza' }] };
  const lines = () => database.prepare('select source, date from care_lines where user = ?').all(ana.id);

  it('is raised by a correction that brings a sign of it, about oneself', async () => {
    const id = await add();
    expect(lines()).toEqual([]);
    await correct(id, { ...sadness, me: false });
    expect(lines()).toEqual([]);
    await correct(id, sadness);
    expect(lines()).toMatchObject([{ source: 'prospect' }]);
  });

  it('is raised again by other words, and neither by the same nor by a correction that takes the sign away', async () => {
    const id = await add(sadness);
    const [first] = lines();
    await correct(id, sadness);
    expect(lines()).toEqual([first]);
    await correct(id, { ...sadness, prospect: 'Que desaparezca' });
    const [second] = lines();
    expect(second?.date).toBeGreaterThan(Number(first?.date));
    await correct(id);
    expect(lines()).toEqual([second]);
  });
});
