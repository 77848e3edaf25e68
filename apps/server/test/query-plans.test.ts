import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { connect } from '../../../packages/db/src/engines/sqlite/connection.ts';
import { runHousekeeping } from '../src/admin/housekeeping.ts';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { procedures } from '../src/router.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { picture, upload } from './pictures.ts';
import { procedureInputs } from './procedure-inputs.ts';
import { startProduct } from './product.ts';

/** Tables whose rows are no more with more users: reading all of one is cheap. */
const small =
  /^(access_profiles|client_groups|failed_items|guide_picture_uses|guide_pictures|guide_versions|guides|settings|sqlite_master|user_totals|__drizzle_migrations)$/;

/** Tables that no statement names: those of SQLite, of the search, which triggers fill, and of processes that share a database. */
const unnamed = /^(sqlite_|__|user_(numbers|trigrams|prefixes)|counts$|picture_files$)/;

/** Steps that read all there is of a table or an index, and why they may. */
const tolerated: readonly { step: RegExp; of: RegExp }[] = [
  // Whether there is a client at all: the first one ends it.
  { step: /^SCAN users$/, of: /^select "id" from "users" where not "users"\."access" in .* limit \?$/ },
  // Once an hour: the uploaded pictures, each of which is looked up among the avatars.
  { step: /^SCAN images$/, of: /^select "images"\."name" from "images" left join "users" .*"uploaded_at" < \?\)$/ },
];

const folder = await mkdtemp(join(tmpdir(), 'miraco-plans-'));
const { $client: explaining } = connect(join(folder, 'miraco.sqlite'));
const prepare = vi.spyOn(Object.getPrototypeOf(explaining), 'prepare');
afterAll(async () => {
  prepare.mockRestore();
  explaining.close();
  await rm(folder, { recursive: true });
});

const token = 'monitor-'.repeat(5);
const product = await startProduct({ MONITOR_TOKEN: token });
const { administrator, call, client, request, services, session } = product;
const { coach, accompany } = await coachOf(product);
await seedGuides(services);
// Summaries are sent only with a mail server. The mails still go to the folder.
Object.assign(services.mailer, { hasServer: true });
const inputs = procedureInputs(product);

/** Calls each procedure as everybody for whom it may run other statements. */
async function callEverything(): Promise<void> {
  for (const [name, { _def }] of procedures) {
    const { access } = _def.meta as { access?: string };
    for (const who of ['owner', 'coach', 'administrator'] as const) {
      const owner = await (access === 'laterPhase' ? clientOfLaterPhases(product) : client());
      await accompany(owner);
      const caller = { owner, coach, administrator }[who];
      await call(name, await inputs[name]?.(owner, caller), { as: await session(caller) });
    }
  }
}

/** What is neither a procedure nor told by one. */
async function doTheRest(): Promise<void> {
  const owner = await client();
  await upload(product, await picture(), owner);
  const { data } = await call('account.calendar.open', undefined, { as: owner });
  for (const path of [new URL(data.address).pathname, '/', '/healthz', '/readyz']) await request('GET', path);
  await request('GET', '/metrics', { as: { token } });
  await services.mailer.settled();
  await runHousekeeping(services, Date.now());
}

/** The steps of a statement, as SQLite plans it without values and without statistics, which the product never gathers. */
function stepsOf(statement: string): string[] {
  const values = Array.from(statement.matchAll(/\?/g), () => null);
  const plan = explaining.prepare<unknown[], { detail: string }>(`explain query plan ${statement}`).all(...values);
  return plan.map(({ detail }) => detail);
}

/** Whether a name of a plan stands for rows that the statement itself has chosen. */
const isSubquery = (statement: string, name: string) => new RegExp(`\\) (as )?"?${name}"?\\b`).test(statement);

/** The steps of a statement that take longer with more users. */
function slowSteps(statement: string): string[] {
  const steps = stepsOf(statement);
  const isFaulty = (step: string) => {
    const [, scanned] = /^SCAN (\w+)/.exec(step) ?? [];
    if (/AUTOMATIC/.test(step)) return true;
    if (/TEMP B-TREE FOR (ORDER|GROUP) BY/.test(step))
      // What is found by one key is little: what a user has, or the clients of a coach.
      return steps.some((other) => /^SEARCH (?!.*=\?)/.test(other));
    if (!scanned || /^(CONSTANT|json_each|\d+)$/.test(scanned) || small.test(scanned)) return false;
    if (isSubquery(statement, scanned)) return false;
    // In the order of an index, until there are enough.
    const isPage = / USING (COVERING )?INDEX /.test(step) && / limit \?/.test(statement);
    return !isPage || steps.some((other) => /TEMP B-TREE FOR ORDER BY/.test(other));
  };
  return steps.filter(
    (step) => isFaulty(step) && !tolerated.some((one) => one.step.test(step) && one.of.test(statement)),
  );
}

await callEverything();
await doTheRest();
const statements = [...new Set(prepare.mock.calls.map(([statement]) => String(statement).trim()))].filter(
  // Drizzle writes a condition that nothing meets, where a list is empty.
  (statement) => /^(select|insert|update|delete|with) /i.test(statement) && !/ where false$/.test(statement),
);

it('the walk reads and writes every table', () => {
  const tables = explaining
    .prepare<[], string>("select name from sqlite_master where type = 'table'")
    .pluck()
    .all()
    .filter((name) => !unnamed.test(name));
  expect(tables.filter((name) => !statements.some((statement) => statement.includes(name)))).toEqual([]);
});

it('no statement reads or sorts more of a table with more users in it', () => {
  const slow = statements.flatMap((statement) => {
    const steps = slowSteps(statement);
    return steps.length > 0 ? [{ statement, steps }] : [];
  });
  expect(slow).toEqual([]);
});

it('every exception is one of a statement that there is', () => {
  const unused = tolerated.filter(
    ({ step, of }) =>
      !statements.some((statement) => of.test(statement) && stepsOf(statement).some((one) => step.test(one))),
  );
  expect(unused).toEqual([]);
});
