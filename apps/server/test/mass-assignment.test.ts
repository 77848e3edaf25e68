import { describe, expect, it, test } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { procedures } from '../src/router.ts';
import type { Access } from '../src/trpc.ts';
import { tableNames } from './database.ts';
import { documentedCall, ownerOf, restRows } from './documented-call.ts';
import { clientOfLaterPhases } from './people.ts';
import { procedureInputs } from './procedure-inputs.ts';
import { type Person, startProduct } from './product.ts';
import { sidOf } from './second-factors.ts';

const product = await startProduct();
const { administrator, call, client, database, rest, services, session } = product;
const inputs = procedureInputs(product);
// Summaries are sent only with a mail server. The mails still go to the folder.
Object.assign(services.mailer, { hasServer: true });
const victim = await client();
await seedGuides(services);

/** Fields that callers must not decide: the owner of a row, their access, results, dates and actors. */
const wishes: Readonly<Record<string, unknown>> = {
  id: victim.id,
  user: victim.id,
  owner: victim.id,
  userId: victim.id,
  author: victim.id,
  savedOnBehalfBy: victim.id,
  access: 'administrator',
  tests: 'all',
  role: 'administrator',
  isAdministrator: true,
  mayAdministrate: true,
  mayCoach: true,
  caseload: victim.id,
  caller: { isAdministrator: true, mayAdministrate: true, mayCoach: true },
  activeTest: false,
  phase: 'responsibility',
  disabled: true,
  username: 'a wished name',
  email: 'wished@example.org',
  password: 'a wished password',
  passwordHash: 'a wished hash',
  tokenHash: 'a wished token',
  secret: 'a wished secret',
  sid: 'a wished session',
  confirmedAt: 12_345,
  lastStep: 0,
  date: 12_345,
  createdAt: 12_345,
  lastLogin: 12_345,
  lastActive: 12_345,
  uploadedAt: 12_345,
  expiresAt: 12_345,
  image: `${'a'.repeat(32)}.webp`,
  result: 'crisis',
  level: 'wow',
  wellness: 'crisis',
  score: { overall: { points: 0, level: 'crisis' } },
  responses: [],
  type: 'hard',
  debil: true,
  done: true,
  favourite: true,
  deleted: true,
  approved: true,
  virtue: 'guia',
  language: 'en',
  requireSecondFactor: true,
};

/** The fields that a procedure takes, by its own schemas. */
function taken(name: string): ReadonlySet<string> {
  const parsers: readonly unknown[] = procedures.get(name)?._def.inputs ?? [];
  return new Set(parsers.flatMap((parser) => Object.keys(Object(Reflect.get(Object(parser), 'shape')))));
}

function wishesBeyond(name: string, input: unknown) {
  const known = taken(name);
  const given = Object(input);
  return Object.fromEntries(Object.entries(wishes).filter(([key]) => !known.has(key) && !Object.hasOwn(given, key)));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same with the wishes in every object inside it, but not in itself. */
function wishedInside(value: unknown, isTop = true): unknown {
  if (Array.isArray(value)) return value.map((entry) => wishedInside(entry, false));
  if (!isObject(value)) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, wishedInside(entry, false)]));
  return isTop ? inside : { ...wishes, ...inside };
}

/** All tables except the derived ones, the search index and the number of users, and the counts of allowances, which each call uses. */
const tables = tableNames(database).filter(
  (name) => !/^(__drizzle|user_(prefixes|trigrams|numbers|totals)|counts$)/.test(name),
);

/** Every row, with values that differ between calls, such as ids and dates, replaced by their kind. */
function rows(owner: Person): string[] {
  const names = new Map([
    [owner.id, '<owner>'],
    [administrator.id, '<administrator>'],
    [victim.id, '<victim>'],
    [owner.username, '<name>'],
    [owner.email, '<email>'],
  ]);
  const neutral = (value: unknown): unknown => {
    // In milliseconds, or in the steps of 30 seconds of a second factor.
    if (typeof value === 'number') return value > 10_000_000 ? '<moment>' : value;
    if (typeof value !== 'string') return value;
    if (names.has(value)) return names.get(value);
    if (/^\$argon2/.test(value)) return '<hash>';
    if (/^[\w+/=-]{16,}$/.test(value) || /^imported-|^walked-/.test(value)) return '<random>';
    return value.replaceAll(owner.username, '<name>').replaceAll(/(walked|imported)-\d+/g, '<random>');
  };
  return tables.flatMap((table) =>
    database
      .prepare(`select * from ${table}`)
      .all()
      .map((row) => `${table} ${JSON.stringify(Object.entries(row).map(([key, value]) => [key, neutral(value)]))}`),
  );
}

/** The rows that are not among the others, sorted. Several may be equal. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return all
    .filter((row) => {
      const equal = left.get(row) ?? 0;
      left.set(row, equal - 1);
      return equal <= 0;
    })
    .sort();
}

/** The changes of a call in the whole database: removed rows and added rows. */
async function changesOf(owner: Person, act: () => Promise<unknown>) {
  const before = rows(owner);
  await act();
  await services.mailer.settled();
  const after = rows(owner);
  return { gone: without(before, after), added: without(after, before) };
}

const accessOf = (name: string) => (procedures.get(name)?._def.meta as { access: Access } | undefined)?.access;
const writes = [...procedures.keys()].filter((name) => procedures.get(name)?._def.type === 'mutation');

/** Resets the shared data: repeating a change that was already made would change nothing. */
async function resetShared() {
  const emptied = ['guide_comments', 'guide_picture_uses', 'guide_versions', 'guides', 'settings'];
  for (const table of emptied) database.exec(`delete from ${table}`);
  await seedGuides(services);
}

async function fresh(name: string) {
  if (/guides|settings|checklist|mail\.test/i.test(name)) await resetShared();
  const owner = accessOf(name) === 'laterPhase' ? await clientOfLaterPhases(product) : await client();
  const caller = ['admin', 'clientAdmin', 'team'].includes(accessOf(name) ?? '') ? administrator : owner;
  // The longest unused sessions end beyond a number: the one that every test uses must stay.
  const ended = 'delete from sessions where user_id = ? and id <> ?';
  if (caller === administrator) database.prepare(ended).run(caller.id, sidOf(caller));
  const as = await session(caller);
  return { owner, as, input: await inputs[name]?.(owner, caller) };
}

type Fresh = Awaited<ReturnType<typeof fresh>>;

/** Calls a procedure with an input derived from the usual one, and returns its changes. */
async function called(name: string, inputOf: (usual: unknown) => unknown) {
  const { owner, as, input }: Fresh = await fresh(name);
  let error: string | undefined;
  const changes = await changesOf(owner, async () => {
    error = (await call(name, inputOf(input), { as })).error?.code;
  });
  // Of too many, the one that the documented calls use would be ended.
  database.prepare('delete from sessions where id = ?').run(sidOf(as));
  return { error, changes };
}

describe.each(writes)('%s', (name) => {
  it('changes nothing more for the fields that it does not know', async () => {
    const usual = await called(name, (input) => input);
    expect(usual.error).toBeUndefined();
    expect(await called(name, (input) => ({ ...wishesBeyond(name, input), ...Object(input) }))).toEqual(usual);
    const inside = await called(name, (input) => wishedInside(input));
    expect(inside.error ? { gone: [], added: [] } : usual.changes).toEqual(inside.changes);
  });
});

describe.each(restRows.filter(({ method }) => method !== 'GET'))('$call', (row) => {
  async function sent(bodyOf: (usual: unknown) => object) {
    const owner = await ownerOf(product, row);
    let changes: unknown;
    const answer = await documentedCall(product, row, owner, async (path, request) => {
      let answered: Awaited<ReturnType<typeof rest>> | undefined;
      changes = await changesOf(owner, async () => {
        answered = await rest(row.method, path, { ...request, body: bodyOf(request.body) });
      });
      if (!answered) throw new Error('nothing was answered');
      return answered;
    });
    return { status: answer.statusCode, changes };
  }

  it('changes nothing more for the fields that it does not know', async () => {
    const usual = await sent((body) => Object(body));
    expect(usual.status).toBe(200);
    const wished = (body: unknown) => ({
      ...wishesBeyond(row.procedure, row.payload ? row.payload.decode(Object(body)) : body),
      ...Object(body),
    });
    expect(await sent(wished)).toEqual(usual);
  });
});

test('an accepted field would be noticed: those that a procedure does take change its result', async () => {
  const usual = await called('admin.users.edit', (input) => input);
  const wished = await called('admin.users.edit', (input) => ({ ...Object(input), disabled: true }));
  expect(wished.error).toBeUndefined();
  expect(wished.changes).not.toEqual(usual.changes);
});
