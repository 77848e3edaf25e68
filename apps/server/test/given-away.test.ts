import { describe, expect, it, vi } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { procedures } from '../src/router.ts';
import type { Access } from '../src/trpc.ts';
import { tableNames } from './database.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { procedureInputs } from './procedure-inputs.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database, rest, services, session } = product;
const { coach, accompany } = await coachOf(product);
const { accompany: giveAway } = await coachOf(product);
await seedGuides(services);
const inputs = procedureInputs(product);
// Summaries are sent only with a mail server. The mails still go to the folder.
Object.assign(services.mailer, { hasServer: true });

/** Writes of the team, about a client or not. */
const writes = [...procedures].flatMap(([name, { _def }]) => {
  const { access } = _def.meta as { access: Access };
  const isOfTeam = ['ownData', 'conscienceWrite', 'laterPhase', 'team'].includes(access);
  return _def.type === 'mutation' && isOfTeam ? [{ name, access }] : [];
});

/** About nobody who is a client already. */
const aboutNoClient = [
  'admin.guides.discardDraft',
  'admin.guides.publish',
  'admin.guides.restore',
  'admin.guides.saveDraft',
  'admin.users.checkImport',
  'admin.users.import',
  'admin.users.register',
  'responsibility.guides.answerComment',
  'responsibility.guides.approveComment',
  'responsibility.guides.edit',
  'responsibility.guides.editComments',
  'responsibility.guides.register',
];

const tables = tableNames(database);

/** Every row of the database. */
const stored = () => tables.map((table) => [table, database.prepare(`select * from ${table}`).all()]);

/** Runs `change` right after the check that a coach accompanies somebody has let them in. Returns what was stored then. */
function afterTheCheck(change: () => Promise<unknown>) {
  const { clientSight } = services.store;
  const { areOfCaseload } = clientSight;
  const outcome: { rows?: unknown } = {};
  const check = vi.spyOn(clientSight, 'areOfCaseload').mockImplementation(async (...asked) => {
    const isTheirs = await areOfCaseload(...asked);
    check.mockRestore();
    expect(isTheirs).toBe(true);
    await change();
    outcome.rows = stored();
    return isTheirs;
  });
  return { outcome, end: () => check.mockRestore() };
}

const walked: string[] = [];

describe.each(writes)('$name', ({ name, access }) => {
  it('stores nothing of a coach whose client was given away after the check', async () => {
    const owner = access === 'laterPhase' ? await clientOfLaterPhases(product) : await client();
    await accompany(owner);
    const input = await inputs[name]?.(owner, coach);
    const as = await session(coach);
    await services.mailer.settled();
    const { outcome, end } = afterTheCheck(() => giveAway(owner));

    const answer = await call(name, input, { as });

    end();
    if (!outcome.rows) return;
    walked.push(name);
    expect(answer.error?.code).toBe('notFound');
    expect(stored()).toEqual(outcome.rows);
  });
});

it('all writes about a client were walked', () => {
  const about = writes.map(({ name }) => name).filter((name) => !aboutNoClient.includes(name));
  expect(walked.toSorted()).toEqual(about.toSorted());
  expect(about.length).toBeGreaterThan(50);
});

/** Edits a user while `change` happens during the hash of the password that the edit sets. */
async function editDuring(who: Person, as: Pick<Person, 'token'>, change: () => Promise<unknown>) {
  const { hash } = services.passwords;
  const hashing = vi.spyOn(services.passwords, 'hash').mockImplementation(async (password) => {
    hashing.mockRestore();
    await change();
    return hash(password);
  });
  return rest('PUT', `/admin/user/edit/${who.id}`, { as, body: { password: 'known-to-the-coach' } });
}

const signsIn = async ({ username }: Person) =>
  (await rest('POST', '/login/in', { body: { username, password: 'known-to-the-coach' } })).statusCode === 200;

describe('a password that is hashed', () => {
  const byAdministrator = { editor: administrator.id, date: 0 };
  const { users } = services.store;

  it('is not set by a coach whose client joins the team meanwhile', async () => {
    const florence = await client();
    await accompany(florence);
    const promotion = () =>
      users.edit(florence.id, { access: 'administrator' }, { ...byAdministrator, appoints: true });
    const answer = await editDuring(florence, await session(coach), promotion);
    expect([answer.statusCode, await signsIn(florence)]).toEqual([404, false]);
  });

  it('is not set by an administrator who leaves the team meanwhile, is disabled, or is removed', async () => {
    for (const [change, status] of [
      [(id: Person['id']) => users.edit(id, { access: 'client' }, byAdministrator), 404],
      [(id: Person['id']) => users.edit(id, { disabled: true }, byAdministrator), 401],
      [(id: Person['id']) => users.remove(id, { remover: administrator.id }, 0), 401],
    ] as const) {
      const [ana, boss] = [await client(), await product.secondAdministrator()];
      const answer = await editDuring(ana, boss, () => change(boss.id));
      expect([answer.statusCode, await signsIn(ana)]).toEqual([status, false]);
    }
  });

  it('is set by a coach who keeps the client', async () => {
    const ana = await client();
    await accompany(ana);
    const answer = await editDuring(ana, await session(coach), async () => undefined);
    expect([answer.statusCode, await signsIn(ana)]).toEqual([200, true]);
  });
});
