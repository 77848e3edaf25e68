import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediumHardTest, prospect, weakTest } from './conscience-payloads.ts';
import { clearOutbox, mailsIn } from './outbox.ts';
import { coachOf } from './people.ts';
import { allFours, type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database, edit, services } = product;
const as = { as: administrator };
const { coach, accompany } = await coachOf(product);

const setPractice = (unlocking: string) => call('admin.settings.set', { unlocking }, as);
const setFor = ({ id }: Person, unlocking: string | null, by: Person = coach) =>
  call('admin.users.edit', { id, unlocking }, { as: by });

let ana: Person;
beforeEach(async () => {
  ana = await client();
  await accompany(ana);
});
afterEach(() => setPractice('byHand'));

const answer = (name: string, input: object, by: Person = ana) => call(`conscience.${name}`, input, { as: by });

/** All but the last test. */
async function almostFinish(person: Person) {
  await answer('initial.register', { user: person.id, responses: allFours }, person);
  await answer('weak.register', weakTest(person.id), person);
  await answer('prospect.register', prospect(person.id), person);
}

const lastTest = ({ id: user }: Person) => {
  const known = ['aceptacion', 'disciplina'];
  const { responses } = mediumHardTest(user);
  return { user, responses: responses.filter(({ virtue }) => !known.includes(virtue)) };
};
const finish = (person: Person) => answer('mediumHard.register', lastTest(person), person);

const phaseOf = async (person: Person) => (await call('account.me', undefined, { as: person })).data.phase;
const told = async (person: Person) => (await call('account.me', undefined, { as: person })).data.opensByItself;

const openings = async ({ id }: Person) =>
  (await call('admin.activity', { id }, as)).data
    .filter(({ kind }: { kind: string }) => kind.startsWith('phase'))
    .map(({ kind, detail, actor }: { kind: string; detail: object; actor: object | null }) => ({
      ...{ kind, detail, by: actor && 'somebody' },
    }));

const byItself = [{ kind: 'phaseOpened', detail: { byItself: true }, by: null }];

describe('completing Conscience', () => {
  it('opens nothing unless the practice has chosen it', async () => {
    expect(await told(ana)).toBe(false);
    await almostFinish(ana);
    await finish(ana);
    expect(await phaseOf(ana)).toBe('conscience');
    expect(await openings(ana)).toEqual([]);
  });

  it('opens the later phases where it has, as the press of the coach does, and logs that nobody pressed', async () => {
    await setPractice('byItself');
    expect(await told(ana)).toBe(true);
    await almostFinish(ana);
    expect(await phaseOf(ana)).toBe('conscience');
    expect((await finish(ana)).status).toBe(200);
    expect(await phaseOf(ana)).toBe('responsibility');
    expect(await openings(ana)).toEqual(byItself);
    const planned = database.prepare('select kind from mail_plans where user = ? order by kind').all(ana.id);
    expect(planned).toMatchObject([{ kind: 'evaluationDue' }, { kind: 'weeklyDue' }]);
    const due = database.prepare('select weekly_due_at due from users where id = ?').get(ana.id);
    expect(Number(due?.due)).toBeGreaterThan(Date.now());
    expect((await finish(ana)).error?.code).toBe('phaseLocked');
  });

  it('sends the mail of the opening without waiting for another cause', async () => {
    await setPractice('byItself');
    await clearOutbox(product);
    await almostFinish(ana);
    await finish(ana);
    const mine = async () =>
      [
        ...database.prepare("select id from mails where user = ? and kind = 'phaseOpened'").all(ana.id),
        ...(await mailsIn(product)).filter(({ to }) => to?.some(({ address }) => address === ana.email)),
      ].length;
    expect(await mine()).toBe(1);
  });

  it('opens once, also where two devices send the last test at the same moment', async () => {
    await setPractice('byItself');
    await almostFinish(ana);
    const statuses = (await Promise.all([finish(ana), finish(ana)])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(await openings(ana)).toEqual(byItself);
  });

  it('opens for anybody who completes it, as for a coach who does the last test with their client', async () => {
    await setPractice('byItself');
    await almostFinish(ana);
    expect((await answer('mediumHard.register', lastTest(ana), coach)).status).toBe(200);
    expect(await phaseOf(ana)).toBe('responsibility');
    expect(await openings(ana)).toEqual(byItself);
  });

  it('opens with a strength that the coach sets, where only that was missing', async () => {
    await setPractice('byItself');
    await almostFinish(ana);
    const types = Object.fromEntries(lastTest(ana).responses.map(({ virtue }) => [virtue, 'hard']));
    expect((await call('conscience.userVirtues.editAll', { user: ana.id, types }, { as: coach })).status).toBe(200);
    expect(await phaseOf(ana)).toBe('responsibility');
  });

  it('opens nothing for somebody on the team, who tries the product', async () => {
    await setPractice('byItself');
    await almostFinish(coach);
    await finish(coach);
    expect(await phaseOf(coach)).toBe('conscience');
  });
});

describe('for one client', () => {
  it('the coach can choose otherwise than the practice, in both directions, and it is logged', async () => {
    await almostFinish(ana);
    expect((await setFor(ana, 'byItself')).status).toBe(200);
    expect(await told(ana)).toBe(true);
    await finish(ana);
    expect(await phaseOf(ana)).toBe('responsibility');
    const [, edited] = (await call('admin.activity', { id: ana.id }, as)).data;
    expect(edited).toMatchObject({ kind: 'edited', detail: { fields: ['unlocking'] }, actor: { id: coach.id } });

    await setPractice('byItself');
    const bea = await client();
    await accompany(bea);
    await setFor(bea, 'byHand');
    expect(await told(bea)).toBe(false);
    await almostFinish(bea);
    await finish(bea);
    expect(await phaseOf(bea)).toBe('conscience');
  });

  it('is decided by their coach, and neither by another one nor by themselves', async () => {
    const other = await client({ access: 'coach' });
    expect((await setFor(ana, 'byItself', other)).status).toBe(404);
    expect((await setFor(ana, 'byItself', ana)).status).toBe(403);
    await call('account.editProfile', { unlocking: 'byItself' }, { as: ana });
    expect(await told(ana)).toBe(false);
    expect((await setFor(ana, 'always')).status).toBe(400);
  });
});

describe('those who had completed it before', () => {
  it('wait for their coach, and the settings say how many do', async () => {
    const waiting = async () => (await call('admin.settings.countWaiting', undefined, as)).data;
    const before = await waiting();
    await almostFinish(ana);
    await finish(ana);
    expect(await waiting()).toBe(before + 1);
    await setPractice('byItself');
    await setFor(ana, 'byItself');
    expect(await phaseOf(ana)).toBe('conscience');
    await finish(ana);
    expect(await phaseOf(ana)).toBe('conscience');
    expect(await waiting()).toBe(before + 1);
  });

  it('and were sent back to Conscience by the team are never let through by themselves again', async () => {
    await setPractice('byItself');
    await almostFinish(ana);
    await finish(ana);
    await edit(ana, { active_test: true });
    expect(await told(ana)).toBe(false);
    const [entry] = (await call('conscience.prospect.get', { user: ana.id }, { as: ana })).data;
    await answer('prospect.remove', { user: ana.id, id: entry.id });
    await answer('prospect.register', prospect(ana.id));
    await finish(ana);
    expect((await call('conscience.overview', { user: ana.id }, { as: ana })).data.missing).toEqual([]);
    expect(await phaseOf(ana)).toBe('conscience');
    const user = await services.store.users.byId(ana.id);
    expect(user?.unlocking).toBe('byHand');
  });
});

it('only administrators choose for the practice', async () => {
  for (const by of [coach, ana]) {
    expect((await call('admin.settings.set', { unlocking: 'byItself' }, { as: by })).status).toBe(403);
    expect((await call('admin.settings.countWaiting', undefined, { as: by })).status).toBe(403);
  }
  expect((await setPractice('sometimes')).status).toBe(400);
});
