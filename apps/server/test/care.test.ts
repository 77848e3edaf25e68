import { careLinesCounted, careSources } from '@miraco/domain/care';
import { noSign } from '@miraco/domain/evaluation';
import { virtues } from '@miraco/domain/virtues';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { clientOfLaterPhases } from './people.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database, edit, rest, services } = product;
const colleague = await product.secondAdministrator();

beforeEach(() => database.exec('delete from care_lines; delete from care_lines_seen'));

const unseenBy = async (as: Person) => (await call('admin.care.unseen', undefined, { as })).data;
/** The sources of a user's lines that the administrator has not seen. */
const linesOf = async ({ id }: Pick<Person, 'id'>, as = administrator) =>
  (await unseenBy(as)).lines
    .filter(({ user }: { user: { id: string } }) => user.id === id)
    .map(({ source }: { source: string }) => source)
    .sort();
const see = (line: { user: string; source: string; date: number }, as = administrator) =>
  call('admin.care.see', line, { as });
const unsee = (line: { user: string; source: string }, as = administrator) => call('admin.care.unsee', line, { as });

let written = 0;
interface Expected {
  me: boolean;
  who?: string;
  emotion: string;
  behavior: string;
}
const expectAs = (as: Person, { me, who = 'yo', emotion, behavior }: Expected) => {
  written += 1;
  const entry = { me, who, prospect: `Que no moleste ${written}` };
  const signs = { feelings: [{ emotion }], conducts: [{ behavior }] };
  return call('conscience.prospect.register', { user: as.id, ...entry, ...signs }, { as });
};

const { emotions, behaviours } = services.method;
const virtueOf = (sign: string) => (emotions.signs[sign] ?? behaviours.signs[sign])?.virtue ?? sign;
/** An evaluation with these signs, and none for every other virtue. */
const evaluate = (as: Person, frequencies: Record<string, string>) => {
  const evaluation: Record<string, unknown> = Object.fromEntries(virtues.map((virtue) => [virtue, noSign]));
  for (const [sign, frequency] of Object.entries(frequencies)) {
    const entry = evaluation[virtueOf(sign)];
    evaluation[virtueOf(sign)] = { ...(entry === noSign ? {} : Object(entry)), [sign]: frequency };
  }
  return call('responsibility.evaluation.register', { user: as.id, evaluation, timeZone: 'Europe/Madrid' }, { as });
};

describe('an expectation', () => {
  test.each([
    ['about oneself with a care emotion raises a line', { me: true, emotion: 'tristeza', behavior: 'postergar' }, true],
    ['about oneself with a care behaviour does', { me: true, emotion: 'envidia', behavior: 'aislarse' }, true],
    ['about others with care signs does not', { me: false, emotion: 'tristeza', behavior: 'aislarse' }, false],
    ['about oneself with other signs does not', { me: true, emotion: 'envidia', behavior: 'postergar' }, false],
    ['about oneself without signs does not', { me: true, emotion: 'ninguna', behavior: 'ninguno' }, false],
  ])('%s', async (_rule, entry, raised) => {
    const ana = await client();
    expect((await expectAs(ana, entry)).status).toBe(200);
    expect(await linesOf(ana)).toEqual(raised ? ['prospect'] : []);
  });

  it('through REST raises a line too', async () => {
    const ana = await client();
    const signs = { feelings: [{ emotion: 'tristeza' }], conducts: [{ behavior: 'ninguno' }] };
    const body = { user: ana.id, me: true, who: 'yo', prospect: 'Que no moleste', ...signs };
    await rest('POST', '/client/conscience/prospect/register', { as: ana, body });
    expect(await linesOf(ana)).toEqual(['prospect']);
  });

  it('that is removed leaves its line; a refused one leaves none', async () => {
    const [ana, bea] = [await client(), await client()];
    const { data } = await expectAs(ana, { me: true, emotion: 'tristeza', behavior: 'ninguno' });
    await call('conscience.prospect.remove', { user: ana.id, id: data.prospects[0].id }, { as: ana });
    expect(await linesOf(ana)).toEqual(['prospect']);
    expect((await expectAs(bea, { me: true, emotion: 'tristeza', behavior: 'unknown' })).status).toBe(400);
    expect(await linesOf(bea)).toEqual([]);
  });

  it('leaves its date and nothing of its words', async () => {
    const ana = await client();
    await expectAs(ana, { me: true, emotion: 'tristeza', behavior: 'ninguno' });
    const rows = database.prepare('select * from care_lines').all();
    expect(rows).toEqual([{ user: ana.id, source: 'prospect', date: expect.any(Number) }]);
    const { data } = await call('account.myData.all', undefined, { as: ana });
    expect(data.careLines).toEqual(rows);
  });
});

describe('an evaluation', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['with two care signs every day raises a line', { tristeza: 'diario', vaciointerior: 'diario' }, true],
    ['with two of one virtue does', { tristeza: 'diario', pesadumbre: 'diario' }, true],
    ['with one every day does not', { tristeza: 'diario', vaciointerior: 'algunos' }, false],
    ['with two on some days does not', { tristeza: 'algunos', vaciointerior: 'algunos' }, false],
    ['with two on few days does not', { tristeza: 'pocos', vaciointerior: 'pocos' }, false],
    ['with one and another sign every day does not', { tristeza: 'diario', postergar: 'diario' }, false],
    ['with one and a common one every day does not', { tristeza: 'diario', gastardemas: 'diario' }, false],
    ['with fear of somebody close on few days does', { miedoaalguiencercano: 'pocos' }, true],
    ['without signs does not', {}, false],
  ])('%s', async (_rule, frequencies, raised) => {
    const ana = await clientOfLaterPhases(product);
    expect((await evaluate(ana, frequencies)).status).toBe(200);
    expect(await linesOf(ana)).toEqual(raised ? ['evaluation'] : []);
  });

  it('is a line beside that of an expectation', async () => {
    const ana = await client();
    await expectAs(ana, { me: true, emotion: 'tristeza', behavior: 'ninguno' });
    await rest('POST', '/client/conscience/mediumhard/register', {
      as: ana,
      body: { user: ana.id, responses: [] },
    });
    for (const virtue of virtues) {
      await call('conscience.userVirtues.edit', { user: ana.id, virtue, type: 'weak' }, { as: administrator });
    }
    await edit(ana, { active_test: false });
    await evaluate(ana, { tristeza: 'diario', vaciointerior: 'diario' });
    expect(await linesOf(ana)).toEqual(['evaluation', 'prospect']);
  });
});

describe('an expectation of or about a partner', () => {
  test.each([
    ['with fear raises a line', { emotion: 'miedo', behavior: 'postergar' }, true],
    ['with silence does', { emotion: 'ninguna', behavior: 'callarpormiedo' }, true],
    ['with tolerance does', { emotion: 'ninguna', behavior: 'tolerarfaltasderespeto' }, true],
    ['with other signs does not', { emotion: 'envidia', behavior: 'postergar' }, false],
  ])('%s, in both directions', async (_rule, signs, raised) => {
    for (const who of ['pareja', 'expareja']) {
      for (const me of [true, false]) {
        const ana = await client();
        expect((await expectAs(ana, { me, who, ...signs })).status).toBe(200);
        expect(await linesOf(ana)).toEqual(raised ? ['prospect'] : []);
      }
    }
  });
});

describe('a harmful habit', () => {
  const words = { habit: 'Beber', action: 'Agua', quantity: '3', impact: 'Mal', frequency: 'diario' };
  const habitOf = ({ id }: Person, ...emotions: string[]) => ({
    ...{ user: id, ...words },
    feelings: emotions.map((emotion) => ({ emotion })),
  });

  test.each([
    [['envidia', 'tristeza'], true],
    [['miedoaalguiencercano'], true],
    [['ganasdeabandonar'], true],
    [['envidia', 'miedo'], false],
    [['ninguna'], false],
  ])('with %j raises a line: %s', async (emotions, raised) => {
    const ana = await client();
    const answer = await call('conscience.harmful.register', habitOf(ana, ...emotions), { as: ana });
    expect(answer.status).toBe(200);
    expect(await linesOf(ana)).toEqual(raised ? ['habit'] : []);
  });

  it('through REST raises a line too, and answers as ever', async () => {
    const ana = await client();
    const body = habitOf(ana, 'tristeza');
    const answer = await rest('POST', '/client/conscience/harmful/register', { as: ana, body });
    expect(Object.keys(JSON.parse(answer.body)).sort()).toEqual(['id']);
    expect(await linesOf(ana)).toEqual(['habit']);
  });

  it('that is sent twice, or refused, raises none', async () => {
    const [ana, bea] = [await client(), await client()];
    await call('conscience.harmful.register', habitOf(ana, 'tristeza'), { as: ana });
    const [line] = (await unseenBy(administrator)).lines;
    await see({ user: ana.id, source: 'habit', date: line.date });
    await call('conscience.harmful.register', habitOf(ana, 'tristeza'), { as: ana });
    expect(await linesOf(ana)).toEqual([]);
    expect((await call('conscience.harmful.register', habitOf(bea, 'unknown'), { as: bea })).status).toBe(400);
    expect(await linesOf(bea)).toEqual([]);
  });
});

describe('a line that was seen', () => {
  /** A client with a line, as an administrator sees it. */
  async function raised() {
    const ana = await client();
    await expectAs(ana, { me: true, emotion: 'tristeza', behavior: 'ninguno' });
    const [line] = (await unseenBy(administrator)).lines;
    return { ana, line: { user: ana.id, source: 'prospect', date: line.date } };
  }

  it('is gone for that administrator only, and comes back when that is undone', async () => {
    const { ana, line } = await raised();
    await see(line);
    expect([await linesOf(ana), await linesOf(ana, colleague)]).toEqual([[], ['prospect']]);
    await unsee(line, colleague);
    expect(await linesOf(ana)).toEqual([]);
    await unsee(line);
    expect(await linesOf(ana)).toEqual(['prospect']);
  });

  it('comes back with a new event, also in the same millisecond', async () => {
    const { ana, line } = await raised();
    await see(line);
    await expectAs(ana, { me: true, emotion: 'odio', behavior: 'ninguno' });
    expect(await linesOf(ana)).toEqual(['prospect']);
    const [again] = (await unseenBy(administrator)).lines;
    await see({ ...line, date: again.date });
    const signs = { feelings: [{ emotion: 'odio', virtue: 'perdon' as const }], conducts: [] };
    const entry = { user: ana.id, me: true, who: 'yo' as const, prospect: 'La misma hora', ...signs };
    await services.store.prospects.register({ ...entry, date: line.date, cares: true });
    expect(await linesOf(ana)).toEqual(['prospect']);
  });

  it('does not hide an event that came after the dashboard was loaded, nor one to come', async () => {
    const { ana, line } = await raised();
    await expectAs(ana, { me: true, emotion: 'odio', behavior: 'ninguno' });
    await see(line);
    expect(await linesOf(ana)).toEqual(['prospect']);
    await see({ ...line, date: Number.MAX_SAFE_INTEGER });
    await expectAs(ana, { me: true, emotion: 'culpa', behavior: 'ninguno' });
    expect(await linesOf(ana)).toEqual(['prospect']);
  });

  it('does not hide the line of the other source', async () => {
    const { ana, line } = await raised();
    database.prepare("insert into care_lines values (?, 'evaluation', 1)").run(ana.id);
    await see(line);
    expect(await linesOf(ana)).toEqual(['evaluation']);
  });

  it('is in the log of the client, and so is the undoing', async () => {
    const { ana, line } = await raised();
    await see(line);
    await unsee(line);
    await unsee(line);
    const { data } = await call('admin.activity', { id: ana.id }, { as: administrator });
    const actor = expect.objectContaining({ id: administrator.id });
    expect(data).toMatchObject([
      { kind: 'careUnseen', actor },
      { kind: 'careSeen', actor },
    ]);
  });

  it('has to exist', async () => {
    const ana = await client();
    expect((await see({ user: ana.id, source: 'prospect', date: 1 })).error?.code).toBe('notFound');
  });

  it('is removed with the user, and with the administrator who saw it', async () => {
    const { ana, line } = await raised();
    const boss = await product.secondAdministrator();
    await see(line, boss);
    await see(line);
    const rows = (table: string) => database.prepare(`select count(*) as rows from ${table}`).get()?.rows;
    expect(rows('care_lines_seen')).toBe(2);
    await rest('DELETE', `/admin/user/remove/${boss.id}`, { as: administrator });
    expect(rows('care_lines_seen')).toBe(1);
    await rest('DELETE', `/admin/user/remove/${ana.id}`, { as: administrator });
    expect([rows('care_lines'), rows('care_lines_seen')]).toEqual([0, 0]);
  });
});

test('five lines are shown, the newest first, and all are counted', async () => {
  const people = await Promise.all(Array.from({ length: 7 }, () => client()));
  for (const [position, { id }] of people.entries()) {
    database.prepare("insert into care_lines values (?, 'prospect', ?)").run(id, position + 1);
  }
  const { lines, total } = await unseenBy(administrator);
  expect(total).toBe(7);
  expect(lines.map(({ user }: { user: { id: string } }) => user.id)).toEqual(
    people
      .slice(2)
      .map(({ id }) => id)
      .reverse(),
  );
  await edit(people[6] ?? administrator, { disabled: true });
  expect((await unseenBy(administrator)).total).toBe(6);
});

it('more lines than are counted are told as one more than that', async () => {
  const many = await Promise.all(Array.from({ length: careLinesCounted / 2 + 1 }, () => client()));
  const add = database.prepare('insert into care_lines (user, source, date) values (?, ?, ?)');
  const addLines = (people: readonly Person[]) => {
    for (const { id } of people) for (const source of careSources.slice(0, 2)) add.run(id, source, 1);
  };
  addLines(many.slice(1));
  expect((await unseenBy(administrator)).total).toBe(careLinesCounted);
  addLines(many.slice(0, 1));
  expect((await unseenBy(administrator)).total).toBe(careLinesCounted + 1);
});
