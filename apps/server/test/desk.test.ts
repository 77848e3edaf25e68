import { describe, expect, it, vi } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { readDesk } from './desk-totals.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database, edit, session } = product;
const { coach, accompany } = await coachOf(product);
await seedGuides(product.services);

const day = 24 * 60 * 60 * 1000;

/** The people on the desk for a reason. */
async function named(reason: string, as: { token: string } = administrator, of: 'mine' | 'team' = 'team') {
  const { reasons } = await readDesk(product, as, of);
  return reasons[reason]?.people.map(({ user }) => user.id);
}

const done = (reason: string, { id: user }: Person, as: { token: string } = administrator) =>
  call('admin.desk.done', { user, reason }, { as });

const set = ({ id }: Person, column: string, value: number | null) =>
  database.prepare(`update users set ${column} = ? where id = ?`).run(value, id);

const takeWeekly = (who: Person, answer: number) =>
  call('responsibility.weekly.register', { user: who.id, responses: Array(20).fill(answer) }, { as: who });

describe('the desk', () => {
  it('names who is in crisis, with the level and since when', async () => {
    const ana = await client({ firstname: 'Ana', lastname: 'Low' });
    await product.registerInitial(ana.id, ana, Array(20).fill(1));
    const { reasons } = await readDesk(product, administrator);
    expect(reasons.crisis?.people).toEqual([
      {
        since: expect.any(Number),
        user: {
          id: ana.id,
          firstname: 'Ana',
          lastname: 'Low',
          image: null,
          level: 'crisis',
          crisisBlocks: ['health', 'success', 'company', 'effort'],
          lastLogin: null,
        },
      },
    ]);
    expect(Math.abs((reasons.crisis?.people[0]?.since ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('names whose weekly test is late, the latest first, and since when it was due', async () => {
    const [ana, bea, eva] = [
      await clientOfLaterPhases(product),
      await clientOfLaterPhases(product),
      await clientOfLaterPhases(product),
    ];
    set(ana, 'weekly_due_at', Date.now() - 3 * day);
    set(bea, 'weekly_due_at', Date.now() - day);
    expect(await named('overdue')).toEqual([bea.id, ana.id]);
    expect(await named('overdue')).not.toContain(eva.id);
    await takeWeekly(bea, 3);
    expect(await named('overdue')).toEqual([ana.id]);
  });

  it('names who has answered since one last looked, for each on the team apart', async () => {
    const ana = await clientOfLaterPhases(product);
    await accompany(ana);
    await takeWeekly(ana, 3);
    expect(await named('answered')).toContain(ana.id);
    expect(await named('answered', coach)).toContain(ana.id);
    database
      .prepare('insert into client_visits (visited_by, user, date) values (?, ?, ?)')
      .run(coach.id, ana.id, Date.now() + 1);
    expect(await named('answered', coach)).not.toContain(ana.id);
    expect(await named('answered')).toContain(ana.id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    await takeWeekly(ana, 2);
    vi.useRealTimers();
    expect(await named('answered', coach)).toContain(ana.id);
  });

  it('names five at most, and counts all', async () => {
    const before = (await readDesk(product, administrator)).reasons.silent?.total ?? 0;
    const people = await Promise.all(Array.from({ length: 7 }, () => client()));
    for (const [place, person] of people.entries()) set(person, 'last_active', Date.now() - (20 + place) * day);
    const { silent } = (await readDesk(product, administrator)).reasons;
    expect(silent?.total).toBe(before + 7);
    expect(silent?.people.map(({ user }) => user.id)).toEqual(people.slice(0, 5).map(({ id }) => id));
  });

  it('names the comments that wait, the earliest first, and where they are', async () => {
    const ana = await clientOfLaterPhases(product);
    const [guide] = (await call('responsibility.guides.getAll', undefined, { as: ana })).data;
    for (const comment of ['Primero', 'Segundo'])
      await call('responsibility.guides.addReview', { user: ana.id, guide: guide.id, comment }, { as: ana });
    const { comments } = await readDesk(product, administrator);
    expect(comments.total).toBe(2);
    expect(comments.comments).toMatchObject([
      { comment: 'Primero', virtue: guide.virtue, user: { id: ana.id } },
      { comment: 'Segundo', virtue: guide.virtue, user: { id: ana.id } },
    ]);
  });
});

describe('a line that is done for today', () => {
  it('is left out until the end of the day where one is, and only for oneself', async () => {
    const ana = await client();
    await accompany(ana);
    set(ana, 'last_active', Date.now() - 16 * day);
    database.prepare('update users set time_zone = ? where id = ?').run('Pacific/Auckland', coach.id);
    expect(await named('silent', coach)).toEqual([ana.id]);
    await done('silent', ana, coach);
    expect(await named('silent', coach)).toEqual([]);
    expect((await readDesk(product, coach)).reasons.silent?.total).toBe(0);
    expect(await named('neverSignedIn', coach)).toContain(ana.id);
    expect(await named('silent')).toContain(ana.id);
    const until = Number(database.prepare('select until from done_lines where user = ?').get(ana.id)?.until);
    const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland', timeStyle: 'medium' });
    expect(local.format(until)).toBe('00:00:00');
    expect(until - Date.now()).toBeGreaterThan(0);
    expect(until - Date.now()).toBeLessThanOrEqual(25 * 60 * 60 * 1000);
    vi.useFakeTimers({ toFake: ['Date'], now: until + 1 });
    const later = await session(coach);
    expect(await named('silent', later)).toEqual([ana.id]);
    vi.useRealTimers();
  });

  it('comes back when it is undone', async () => {
    const ana = await client();
    set(ana, 'last_active', Date.now() - 15 * day);
    await done('silent', ana);
    expect(await named('silent')).not.toContain(ana.id);
    await call('admin.desk.undone', { user: ana.id, reason: 'silent' }, { as: administrator });
    expect(await named('silent')).toContain(ana.id);
  });

  it('of a client whom a coach does not accompany is that of an unknown client', async () => {
    const stranger = await done('silent', await client(), coach);
    const unknown = await call('admin.desk.done', { user: 'nobody-at-all', reason: 'silent' }, { as: coach });
    expect([stranger.status, stranger.error]).toEqual([unknown.status, unknown.error]);
    expect(stranger.status).toBe(404);
  });
});

describe('whose clients are on the desk', () => {
  it('a coach’s own alone; for an administrator all, or their own', async () => {
    const [ana, bea] = [await client(), await client()];
    await accompany(ana);
    for (const person of [ana, bea]) await product.registerInitial(person.id, person, Array(20).fill(1));
    expect(await named('crisis', coach)).toEqual([ana.id]);
    expect(await named('crisis')).toEqual(expect.arrayContaining([ana.id, bea.id]));
    expect((await readDesk(product, administrator)).hasOwn).toBe(false);
    await edit(bea, { coach: administrator.id });
    expect((await readDesk(product, administrator)).hasOwn).toBe(true);
    expect(await named('crisis', administrator, 'mine')).toEqual([bea.id]);
  });

  it('not those who are put away, nor those who cannot sign in', async () => {
    const [ana, bea] = [await client(), await client()];
    for (const person of [ana, bea]) await product.registerInitial(person.id, person, Array(20).fill(1));
    await call('admin.users.archive', { ids: [ana.id], archived: true }, { as: administrator });
    await edit(bea, { disabled: true });
    const people = await named('crisis');
    expect(people).not.toContain(ana.id);
    expect(people).not.toContain(bea.id);
  });
});
