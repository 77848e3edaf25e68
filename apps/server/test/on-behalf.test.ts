import { describe, expect, it } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { procedures } from '../src/router.ts';
import type { Access } from '../src/trpc.ts';
import { prospect } from './conscience-payloads.ts';
import { failOn, tableNames } from './database.ts';
import { clientOfLaterPhases } from './people.ts';
import { procedureInputs } from './procedure-inputs.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database, services, session } = product;
await seedGuides(services);

const inputs = procedureInputs(product);

const builders: readonly Access[] = ['ownData', 'conscienceWrite', 'laterPhase'];

const writes = [...procedures].flatMap(([name, { _def }]) => {
  const { access } = _def.meta as { access: Access };
  return _def.type === 'mutation' && builders.includes(access) ? [{ name, access }] : [];
});

const tables = tableNames(database);

const none = /^$/;

/** Every row of the database, in any order. */
const stored = (without = none): Record<string, string[]> =>
  Object.fromEntries(
    tables.map((table) => [
      table,
      database
        .prepare(`select * from ${table}`)
        .all()
        .map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !without.test(column))))
        .sort(),
    ]),
  );

/** Every row but those of the log. */
const data = (without = none): Record<string, string[]> => ({ ...stored(without), activities: [] });

const entriesOf = ({ id }: Person) =>
  database
    .prepare("select acted_by, detail from activities where user = ? and kind = 'savedOnBehalf'")
    .all(id)
    .map(({ acted_by, detail }) => ({ acted_by, detail: JSON.parse(String(detail)) }));

const logOf = (person: Person) =>
  entriesOf(person).map(({ acted_by, detail: { procedure } }) => ({ acted_by, procedure }));

/** The latest entry about a client that can be undone. */
const latestOf = async ({ id: user }: Person) =>
  (await call('admin.changes.latest', { user }, { as: await session(administrator) })).data;

const undo = async (entry: { id: string }) => call('admin.changes.undo', entry, { as: await session(administrator) });

/** The answers as a comparison of them needs: without dates that follow from them and who wrote in whose place. */
const answers = () => data(/^(?:weekly_due_at|saved_on_behalf_by|suggested_by)$/);

let comments = 0;

/** The data that a call needs besides its input to change something. */
const needs: Readonly<Record<string, (owner: Person, input: unknown) => unknown>> = {
  'drafts.discard': async (owner, input) => {
    await call('drafts.save', await inputs['drafts.save']?.(owner, owner), { as: owner });
    return input;
  },
  'responsibility.completions.remove': async (owner, input) => {
    await call('responsibility.completions.register', input, { as: owner });
    return input;
  },
  // The same words of the same person are kept once.
  'responsibility.guides.addReview': (_, input) => ({ ...Object(input), comment: `Comment ${++comments}` }),
};

/** A user in the phase of a call, and an input about them that changes something. */
async function prepare({ name, access }: (typeof writes)[number], caller?: Person) {
  const owner = access === 'laterPhase' ? await clientOfLaterPhases(product) : await client();
  const input = await inputs[name]?.(owner, caller ?? owner);
  return { owner, input: needs[name] ? await needs[name](owner, input) : input };
}

/** Makes the database refuse every entry of the log while `work` runs. */
async function withoutLog<Result>(work: () => Promise<Result>): Promise<Result> {
  const repair = failOn(database, 'insert', 'activities');
  try {
    return await work();
  } finally {
    repair();
  }
}

it('all writes of users’ own data are walked', () => {
  expect(writes.length).toBeGreaterThanOrEqual(22);
});

describe.each(writes)('$name', (write) => {
  it('by an administrator is stored with its entry in the log', async () => {
    const { owner, input } = await prepare(write, administrator);
    const as = await session(administrator);
    const before = data();
    expect((await call(write.name, input, { as })).status).toBe(200);
    expect(logOf(owner)).toEqual([{ acted_by: administrator.id, procedure: write.name }]);
    expect(data()).not.toEqual(before);
  });

  it('by an administrator is not stored where the log cannot be written', async () => {
    const { input } = await prepare(write, administrator);
    const as = await session(administrator);
    const before = stored();
    expect((await withoutLog(() => call(write.name, input, { as }))).error?.code).toBe('internal');
    expect(stored()).toEqual(before);
  });

  // A comment is its author's, whoever it is about.
  it.skipIf(write.name === 'responsibility.guides.addReview')(
    'by an administrator can be undone, and done again',
    async () => {
      const { owner, input } = await prepare(write, administrator);
      const as = await session(administrator);
      const before = answers();
      expect((await call(write.name, input, { as })).status).toBe(200);
      const after = answers();
      expect((await undo(await latestOf(owner))).status).toBe(200);
      expect({ ...answers(), sessions: before.sessions }).toEqual(before);
      expect((await undo(await latestOf(owner))).status).toBe(200);
      expect({ ...answers(), sessions: after.sessions }).toEqual(after);
    },
  );

  it('by its owner is stored without an entry', async () => {
    const { owner, input } = await prepare(write);
    const before = data();
    expect((await call(write.name, input, { as: owner })).status).toBe(200);
    expect(logOf(owner)).toEqual([]);
    expect(data()).not.toEqual(before);
  });
});

it('a change that fails within its transaction is not logged', async () => {
  const [ana, as] = [await client(), await session(administrator)];
  const absent = { user: ana.id, id: 'no-such-record' };
  expect((await call('conscience.prospect.remove', absent, { as })).error?.code).toBe('notFound');
  const initial = { user: ana.id, responses: Array(20).fill(3) };
  await call('conscience.initial.register', initial, { as: ana });
  expect((await call('conscience.initial.register', initial, { as })).error?.code).toBe('initialTaken');
  expect(logOf(ana)).toEqual([]);
});

it('writes that share a commit are logged separately', async () => {
  const writer = await session(administrator);
  const people = await Promise.all(Array.from({ length: 4 }, () => client()));
  const save = (person: Person, as: Pick<Person, 'token'>) =>
    call('conscience.prospect.register', prospect(person.id), { as }).then(({ status }) => status);
  const answers = await Promise.all(people.flatMap((person, at) => save(person, at % 2 === 0 ? writer : person)));
  expect(answers).toEqual([200, 200, 200, 200]);
  expect(people.map((person) => logOf(person).length)).toEqual([1, 0, 1, 0]);
});
