import { addDays } from '@miraco/domain/completions';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../src/mail/local-time.ts';
import { zoneOf } from '../src/time-zone.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';
import { exercise } from './responsibility-payloads.ts';

const product = await startProduct();
const { call, client: newClient, database, edit } = product;
const { coach, accompany } = await coachOf(product);

const timeZone = zoneOf('Europe/Madrid');
const day = 24 * 60 * 60 * 1000;
const today = () => dayOf(Date.now(), timeZone);

let client: Person;
beforeEach(async () => {
  client = await clientOfLaterPhases(product);
  await accompany(client);
});

const next = async (as = client, user = client.id) =>
  (await call('responsibility.reviews.next', { user, timeZone }, { as })).data;

type Asked = { exercise: string | null; virtue: string };
const respond = (about: Asked, answer: string, as = client) =>
  call('responsibility.reviews.answer', { user: client.id, ...about, answer, timeZone }, { as });

const write = (statements: object) =>
  call('responsibility.manifest.save', { user: client.id, statements }, { as: client });

/** As if everything of the client had been made, and answered, so many days earlier. */
function letPass(days: number) {
  for (const table of ['exercises', 'manifests', 'reviews'])
    database.prepare(`update ${table} set date = date - ? where user = ?`).run(days * day, client.id);
  const rows = database.prepare('select id, day from reviews where user = ?').all(client.id);
  for (const row of rows)
    database.prepare('update reviews set day = ? where id = ?').run(addDays(String(row.day), -days), String(row.id));
}

/** An essential exercise of the client. */
async function essential(description = 'Levantarme a las siete'): Promise<Asked> {
  const { data } = await call(
    'responsibility.training.register',
    { ...exercise(client.id), description },
    { as: client },
  );
  await call('responsibility.training.setDone', { user: client.id, id: data.id, favourite: true }, { as: client });
  return { exercise: data.id, virtue: 'disciplina' };
}

const isEssential = ({ exercise: id }: Asked) =>
  database.prepare('select favourite from exercises where id = ?').get(String(id))?.favourite === 1;

const sentence: Asked = { exercise: null, virtue: 'guia' };

describe('a question', () => {
  it('is asked about a sentence and an essential exercise, a week after they were made, one a day', async () => {
    await write({ guia: 'Doy ejemplo' });
    letPass(1);
    const kept = await essential();
    expect(await next()).toBeNull();
    letPass(6);
    expect(await next()).toEqual({ ...sentence, text: 'Doy ejemplo', date: expect.any(Number) });
    expect((await respond(sentence, 'yes')).status).toBe(200);
    letPass(1);
    expect(await next()).toEqual({ ...kept, text: 'Levantarme a las siete', date: expect.any(Number) });
    await respond(kept, 'yes');
    expect(await next()).toBeNull();
    letPass(1);
    expect(await next()).toBeNull();
  });

  it('stays until it is answered, and after an absence is asked once', async () => {
    await write({ guia: 'Doy ejemplo' });
    letPass(300);
    expect(await next()).toMatchObject(sentence);
    letPass(3);
    expect(await next()).toMatchObject(sentence);
    await respond(sentence, 'yes');
    letPass(400);
    expect(await next()).toBeNull();
  });

  it('that is put off comes again after a week', async () => {
    await write({ guia: 'Doy ejemplo' });
    letPass(8);
    await respond(sentence, 'later');
    letPass(6);
    expect(await next()).toBeNull();
    letPass(1);
    expect(await next()).toMatchObject(sentence);
  });

  it('begins its intervals again when the sentence is changed, and not when it is saved as it was', async () => {
    await write({ guia: 'Doy ejemplo' });
    letPass(7);
    await respond(sentence, 'differently');
    letPass(13);
    await write({ guia: 'Doy ejemplo' });
    letPass(1);
    expect(await next()).toMatchObject(sentence);
    await write({ guia: 'Enseño con hechos' });
    expect(await next()).toBeNull();
    letPass(7);
    expect(await next()).toMatchObject({ text: 'Enseño con hechos' });
    await write({ guia: '' });
    expect(await next()).toBeNull();
  });

  it('is not asked about an exercise to do, one without a mark, and a deleted one', async () => {
    await call('responsibility.training.register', exercise(client.id), { as: client });
    const kept = await essential('Ordenar la mesa');
    await call('responsibility.training.remove', { user: client.id, id: kept.exercise }, { as: client });
    letPass(30);
    expect(await next()).toBeNull();
  });

  it('is of the day where the client is', async () => {
    await write({ guia: 'Doy ejemplo' });
    const inZone = async (zone: string) =>
      (await call('responsibility.reviews.next', { user: client.id, timeZone: zone }, { as: client })).data;
    // Kiritimati is 25 hours ahead of Niue: an hour before the seventh day begins there, it has begun here.
    const madeOn = Date.parse(`${addDays(dayOf(Date.now(), zoneOf('Pacific/Kiritimati')), -7)}T00:00:00+14:00`);
    database.prepare('update manifests set date = ? where user = ?').run(madeOn, client.id);
    expect(await inZone('Pacific/Kiritimati')).toMatchObject(sentence);
  });
});

describe('an answer', () => {
  it('“not any more” takes the mark of an essential exercise, which can be given back, and begins its intervals again', async () => {
    const kept = await essential();
    letPass(8);
    await respond(kept, 'no');
    expect(isEssential(kept)).toBe(false);
    await call('responsibility.training.restore', { user: client.id, id: kept.exercise }, { as: client });
    expect(isEssential(kept)).toBe(true);
    expect(await next()).toBeNull();
    letPass(6);
    expect(await next()).toBeNull();
    letPass(1);
    expect(await next()).toMatchObject(kept);
  });

  it('“not any more” leaves a sentence as it is', async () => {
    await write({ guia: 'Doy ejemplo' });
    letPass(8);
    await respond(sentence, 'no');
    expect((await call('responsibility.manifest.get', { user: client.id }, { as: client })).data).toEqual({
      guia: 'Doy ejemplo',
    });
  });

  it('of another device replaces the first; a mark that is gone is not there to be answered about', async () => {
    await write({ guia: 'Doy ejemplo' });
    const kept = await essential();
    letPass(8);
    const both = await Promise.all([respond(sentence, 'yes'), respond(sentence, 'later')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const answers = (what: string) =>
      database.prepare(`select answer, day from reviews where user = ? and ${what} is not null`).all(client.id);
    // Either may be stored first.
    expect(answers('virtue')).toEqual([{ answer: expect.stringMatching(/^(yes|later)$/), day: today() }]);
    await respond(sentence, 'later');
    expect(answers('virtue')).toEqual([{ answer: 'later', day: today() }]);
    const two = await Promise.all([respond(kept, 'no'), respond(kept, 'yes')]);
    expect([
      [200, 404],
      [200, 200],
    ]).toContainEqual(two.map(({ status }) => status));
    expect(answers('exercise')).toEqual([{ answer: 'no', day: today() }]);
    expect((await respond(kept, 'yes')).status).toBe(404);
    expect(isEssential(kept)).toBe(false);
  });

  it('about what is another’s, unknown or not written is refused, and changes nothing', async () => {
    const kept = await essential();
    const other = await clientOfLaterPhases(product);
    const about = { user: other.id, ...kept, answer: 'no', timeZone };
    expect((await call('responsibility.reviews.answer', about, { as: other })).status).toBe(404);
    expect((await respond({ ...kept, virtue: 'guia' }, 'no')).status).toBe(404);
    expect((await respond({ exercise: 'no-such-record', virtue: 'guia' }, 'no')).status).toBe(404);
    expect((await respond(sentence, 'yes')).status).toBe(404);
    expect((await respond(kept, 'perhaps')).status).toBe(400);
    expect((await respond(kept, 'no', other)).status).toBe(403);
    expect((await respond(kept, 'no', await newClient({ access: 'coach' }))).status).toBe(404);
    expect(isEssential(kept)).toBe(true);
  });

  it('is refused while the phase is closed, and nothing is asked then', async () => {
    await write({ guia: 'Doy ejemplo' });
    letPass(8);
    await edit(client, { active_test: true });
    expect(await next()).toBeNull();
    expect((await respond(sentence, 'yes')).error?.code).toBe('phaseLocked');
  });

  it('is nothing new for the coach, whose own answer for the client is logged', async () => {
    await write({ guia: 'Doy ejemplo' });
    letPass(8);
    const answeredAt = () => database.prepare('select answered_at at from users where id = ?').get(client.id)?.at;
    const before = answeredAt();
    await respond(sentence, 'yes');
    expect(answeredAt()).toBe(before);
    await respond(sentence, 'later', coach);
    const [entry] = (await call('admin.activity', { id: client.id }, { as: coach })).data;
    expect(entry).toMatchObject({ kind: 'savedOnBehalf', detail: { procedure: 'responsibility.reviews.answer' } });
  });

  it('is in the export of the client, and goes with them', async () => {
    await write({ guia: 'Doy ejemplo' });
    await respond(sentence, 'differently');
    const { data } = await call('account.myData.all', undefined, { as: client });
    expect(data.reviews).toMatchObject([{ virtue: 'guia', answer: 'differently', day: today() }]);
    database.prepare('delete from users where id = ?').run(client.id);
    expect(database.prepare('select count(*) rows from reviews where user = ?').get(client.id)).toEqual({ rows: 0 });
  });
});
