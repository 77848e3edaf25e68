import { virtues } from '@miraco/domain/virtues';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { clientOfLaterPhases } from './people.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { rest, call, administrator } = product;

let client: Person;
beforeEach(async () => {
  client = await clientOfLaterPhases(product);
});

const path = (rest: string) => `/client/responsibility/${rest}`;
const post = (end: string, body: object, as: Person = client) =>
  rest('POST', path(end), { as, body: { user: client.id, ...body } });
const put = (end: string, body: object, as: Person = client) => rest('PUT', path(end), { as, body });
const get = (end: string, as: Person = client) => rest('GET', path(end), { as });

const noSigns = Object.fromEntries(virtues.map((virtue) => [virtue, 'ninguno']));

describe('an evaluation', () => {
  const send = (evaluation: object, more = {}) => post('evaluation/register', { evaluation, ...more });

  it('is stored once a day, the later in place of the earlier', async () => {
    await send(noSigns);
    await send({ ...noSigns, disciplina: { postergar: 'diario' } });
    const { evaluations } = (await get(`evaluation/getbyuser/${client.id}`)).json();
    expect(evaluations).toHaveLength(1);
    expect(evaluations[0].evaluation.disciplina).toEqual({ postergar: 'diario' });
  });

  it('belongs to the day in the time zone of its user', async () => {
    const now = Date.now();
    await send(noSigns, { timeZone: 'Pacific/Kiritimati' });
    await send(noSigns, { timeZone: 'Pacific/Pago_Pago' });
    const days = (await get(`evaluation/getbyuser/${client.id}`))
      .json()
      .evaluations.map((one: { day: string }) => one.day);
    const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
    expect(days).toEqual([dayIn('Pacific/Kiritimati'), dayIn('Pacific/Pago_Pago')]);
  });

  it.each([
    ['a fourth sign', { postergar: 'diario', a: 'pocos', b: 'pocos', c: 'pocos' }, 'evaluation.3alreadyselected'],
    ['a sign of another virtue', { impaciencia: 'diario' }, 'validation.unknownSign'],
    ['an unknown sign', { volar: 'diario' }, 'validation.unknownSign'],
    ['no sign at all', {}, /^Todas las virtudes deben tener/],
  ])('with %s is refused', async (_what, disciplina, message) => {
    const answer = await send({ ...noSigns, disciplina });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
    expect((await get(`evaluation/getbyuser/${client.id}`)).statusCode).toBe(263);
  });

  it('that lacks a virtue names it', async () => {
    const { guia: _, ...others } = noSigns;
    expect((await send(others)).json().issues).toEqual([{ path: 'evaluation.guia', message: 'evaluation.incomplete' }]);
  });

  it.each(['America/Argentina/Buenos_Aires', 'America/Buenos_Aires', 'Asia/Kolkata', 'Europe/Kyiv', 'UTC'])(
    'is accepted from %s, under any name that a browser has for a time zone',
    async (timeZone) => {
      expect((await send(noSigns, { timeZone })).statusCode).toBe(200);
    },
  );
});

describe('an exercise', () => {
  const exercise = { virtue: 'guia', description: 'Escuchar diez minutos', level: 'low', frequency: 'daily' };
  const add = async (more = {}) => (await post('training/register', { ...exercise, ...more })).json().exercise;
  const mine = async () => (await get(`training/getbyuser/${client.id}`)).json().trainings ?? [];

  it('needs a description', async () => {
    const answer = await post('training/register', { ...exercise, description: ' \n ' });
    expect(answer.json()).toMatchObject({ message: 'training.nodescription' });
    expect(await mine()).toEqual([]);
  });

  it('added twice is there once, until it is done', async () => {
    const first = await add();
    expect((await add())._id).toBe(first._id);
    await put(`training/setdone/${first._id}`, { favourite: false });
    expect((await add())._id).not.toBe(first._id);
  });

  it('that is unfinished is marked deleted, an essential one loses its mark', async () => {
    const { _id: id } = await add();
    expect((await rest('DELETE', path(`training/remove/${id}`), { as: client })).json().exercise.deleted).toBe(true);
    const essential = await add();
    await put(`training/setdone/${essential._id}`, { favourite: true });
    const removed = (await rest('DELETE', path(`training/remove/${essential._id}`), { as: client })).json().exercise;
    expect(removed).toMatchObject({ done: true, favourite: false, deleted: false });
  });

  it('comes back when its removal is undone', async () => {
    const { _id: id } = await add();
    const removeAndRestore = async () => {
      await rest('DELETE', path(`training/remove/${id}`), { as: client });
      await call('responsibility.training.restore', { user: client.id, id }, { as: client });
    };
    await removeAndRestore();
    expect((await mine())[0]).toMatchObject({ _id: id, deleted: false, favourite: false });
    await put(`training/setdone/${id}`, { favourite: true });
    await removeAndRestore();
    expect((await mine())[0]).toMatchObject({ _id: id, deleted: false, favourite: true });
  });

  it('that is essential is not done once in life', async () => {
    const { _id: id } = await add();
    await put(`training/setdone/${id}`, { favourite: true });
    const refused = await put(`training/edit/${id}`, { level: 'high', frequency: 'oncelive' });
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'frequency']);
    expect((await mine())[0].level).toBe('low');
  });

  describe('that is done once in life', () => {
    const once = { ...exercise, frequency: 'once' };
    const stored = () =>
      product.database
        .prepare('select frequency from exercises where user = ?')
        .all(client.id)
        .map(({ frequency }) => frequency);
    const addByProcedure = (input: object) =>
      call('responsibility.training.register', { user: client.id, ...input }, { as: client });

    it('is oncelive in REST, added by REST or by a procedure, and once elsewhere', async () => {
      expect(await add({ frequency: 'oncelive' })).toMatchObject({ frequency: 'oncelive' });
      const byProcedure = await addByProcedure({ ...once, description: 'Otro' });
      expect(byProcedure.data).toMatchObject({ frequency: 'once' });
      expect((await mine()).map((one: { frequency: string }) => one.frequency)).toEqual(['oncelive', 'oncelive']);
      expect(stored()).toEqual(['once', 'once']);
    });

    it('can be changed to and from it in REST', async () => {
      const { _id: id } = await add();
      for (const frequency of ['oncelive', 'annually', 'oncelive']) {
        const { exercise: changed } = (await put(`training/edit/${id}`, { level: 'low', frequency })).json();
        expect(changed.frequency).toBe(frequency);
      }
      expect(stored()).toEqual(['once']);
    });

    it.each(['once', 'hourly', '', null, undefined, ['oncelive']])('is not called %j in REST', async (frequency) => {
      const { _id: id } = await add();
      const invalid = { message: 'errors.invalid', issues: [{ path: 'frequency', message: 'validation.invalid' }] };
      for (const refused of [
        await post('training/register', { ...exercise, frequency }),
        await put(`training/edit/${id}`, { level: 'low', frequency }),
      ]) {
        expect([refused.statusCode, refused.json()]).toEqual([400, invalid]);
      }
      expect(stored()).toEqual(['daily']);
    });

    it('is not called oncelive by the procedures', async () => {
      const refused = await addByProcedure({ ...exercise, frequency: 'oncelive' });
      expect([refused.status, refused.error?.code]).toEqual([400, 'invalid']);
      expect(stored()).toEqual([]);
    });
  });

  it('of another user cannot be changed, nor distinguished from an unknown one', async () => {
    const { _id: id } = await add();
    const other = await clientOfLaterPhases(product);
    for (const target of [id, 'unknown']) {
      expect((await put(`training/edit/${target}`, { level: 'high', frequency: 'weekly' }, other)).statusCode).toBe(
        404,
      );
    }
    expect((await mine())[0].level).toBe('low');
  });
});

describe('the manifesto', () => {
  it('is saved in part, and an empty text takes its statement away', async () => {
    const save = (body: object) => rest('PUT', `/client/uservirtue/editmanifest/${client.id}`, { as: client, body });
    await save({ guiaManifest: 'Acompaño', perdonManifest: 'Suelto' });
    const { newUservirtue } = (await save({ perdonManifest: '', _id: 'ignored', __v: 0 })).json();
    expect(newUservirtue).toMatchObject({ guiaManifest: 'Acompaño', perdonManifest: '' });
  });

  it('with a statement of an unknown virtue is refused as a whole, so that no text is lost', async () => {
    const save = (body: object) => rest('PUT', `/client/uservirtue/editmanifest/${client.id}`, { as: client, body });
    const refused = await save({ guiaManifest: 'Otra', courageManifest: 'Perdida' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issues).toEqual([expect.objectContaining({ path: 'courageManifest' })]);
    const { newUservirtue } = (await save({})).json();
    expect(newUservirtue).toMatchObject({ guiaManifest: '' });
  });
});

describe('the weekly test', () => {
  it('sent again at once is stored once', async () => {
    const responses = Array<number>(20).fill(3);
    await Promise.all([post('weekly/register', { responses }), post('weekly/register', { responses })]);
    expect((await get(`weekly/getbyuser/${client.id}`)).json().weekly).toHaveLength(1);
  });
});

it('nothing can be written while Conscience is open, and all can be read', async () => {
  await product.edit(client, { active_test: true });
  expect((await post('weekly/register', { responses: Array(20).fill(3) })).statusCode).toBe(403);
  expect((await post('evaluation/register', { evaluation: noSigns })).statusCode).toBe(403);
  expect((await get(`training/getbyuser/${client.id}`)).statusCode).toBe(263);
});

test('two years of weekly tests and 52 evaluations are one request of less than 300 ms', async () => {
  const ana = await clientOfLaterPhases(product);
  const { evaluations, userVirtues, wellnessTests } = product.services.store;
  for (const virtue of virtues) {
    await userVirtues.change(ana.id, virtue, 'debil', { actor: administrator.id, date: 0 });
  }
  const day = 24 * 60 * 60 * 1000;
  const ratings = Object.fromEntries(virtues.map((virtue) => [virtue, 'ninguno' as const]));
  for (let week = 0; week < 104; week += 1) {
    const date = week * 7 * day;
    await wellnessTests.registerWeekly({ user: ana.id, responses: Array(20).fill((week % 4) + 1), date });
    if (week % 2) continue;
    await evaluations.register({
      user: ana.id,
      day: new Date(date).toISOString().slice(0, 10),
      ratings,
      date,
      cares: false,
    });
  }
  const procedures = [
    'account.me',
    'conscience.overview',
    'responsibility.weekly.getByUser',
    'responsibility.evaluation.getByUser',
    'responsibility.training.getByUser',
  ];
  const input = Object.fromEntries(procedures.map((_, position) => [position, { user: ana.id }]));
  const url = `/trpc/${procedures}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now();
    const answers = (await product.request('GET', url, { as: ana })).json();
    times.push(performance.now() - began);
    expect([answers[2].result.data.length, answers[3].result.data.length]).toEqual([104, 52]);
  }
  expect(times.sort((one, other) => one - other)[2]).toBeLessThan(300);
});
