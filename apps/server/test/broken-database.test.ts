import { expect, it, test } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { procedures } from '../src/router.ts';
import { dropTables, tableNames } from './database.ts';
import { documentedCall, ownerOf, type Request, restRows } from './documented-call.ts';
import { innerWorkings } from './inner-workings.ts';
import { clientOfLaterPhases } from './people.ts';
import { procedureInputs } from './procedure-inputs.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const { administrator, client, database, request, rest, services, session } = product;
await seedGuides(services);

type Answer = Awaited<ReturnType<typeof request>>;
type Call = (as: { token: string }) => Promise<Answer>;

/** Every call with its input, prepared while the database is intact. */
const calls = new Map<string, Call>();
const inputs = procedureInputs(product);
for (const [name, { _def }] of procedures) {
  const owner = /^(responsibility|impact)/.test(name) ? await clientOfLaterPhases(product) : await client();
  const input = JSON.stringify(await inputs[name]?.(owner, administrator));
  calls.set(name, (as) =>
    _def.type === 'query'
      ? request('GET', `/trpc/${name}${input ? `?input=${encodeURIComponent(input)}` : ''}`, { as })
      : request('POST', `/trpc/${name}`, {
          as,
          headers: { 'content-type': 'application/json' },
          ...(input ? { body: input } : {}),
        }),
  );
}
for (const row of restRows) {
  const sent: { path: string; request: Request }[] = [];
  await documentedCall(product, row, await ownerOf(product, row), (path, made) => {
    sent.push({ path, request: made });
    return rest(row.method, path, made);
  });
  const [last] = sent.slice(-1);
  if (last) calls.set(row.call, (as) => rest(row.method, last.path, { ...last.request, as }));
}
await services.store.secondFactors.remove(administrator.id);
const signedIn = await session(administrator);

/** Only the tables of sign-in are left of the database. */
const needed = ['users', 'sessions', 'access_profiles', 'settings', 'second_factors'];

const stored = () =>
  tableNames(database).filter((name) => !needed.includes(name) && !/^user_(prefixes|trigrams)/.test(name));

/** Makes every call as the user that `caller` returns; returns the number of 500s and the inner workings that they leaked. */
async function callAll(caller: () => Promise<{ token: string }>) {
  const leaks: string[] = [];
  let broken = 0;
  for (const [name, call] of calls) {
    const { statusCode, body, headers } = await call(await caller());
    if (statusCode === 500) broken += 1;
    const inside = innerWorkings(body + JSON.stringify({ ...headers, 'content-security-policy': '' }));
    if (inside) leaks.push(`${name} ${statusCode}: ${inside}`);
    if (statusCode === 500 && !body.includes('errors.internal')) leaks.push(`${name}: ${body}`);
  }
  return { leaks, broken };
}

test('every call is prepared', () => {
  expect(calls.size).toBe(procedures.size + restRows.length);
});

it('leaks nothing of its inner workings in any call, once its data is gone', async () => {
  dropTables(database, stored());
  // Some of the calls end all sessions of their caller.
  const { leaks, broken } = await callAll(() => session(administrator));
  expect(leaks).toEqual([]);
  expect(broken).toBeGreaterThan(80);
});

it('leaks nothing of its inner workings in any call, once no user can be identified', async () => {
  dropTables(database, ['users']);
  const { leaks, broken } = await callAll(async () => signedIn);
  expect(leaks).toEqual([]);
  expect(broken).toBeGreaterThan(calls.size - 30);
});
