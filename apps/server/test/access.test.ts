import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { procedures } from '../src/router.ts';
import { type Access, createContext, laterPhaseProcedure, router } from '../src/trpc.ts';
import { harmfulHabit, mediumHardTest, prospect, weakTest } from './conscience-payloads.ts';
import { allFours, type Person, startProduct, userForm } from './product.ts';

const product = await startProduct();
const { administrator, call, client, services, session } = product;
const other = await client();

/** A link as a mail would carry it. */
async function resetLink({ id }: Person) {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const now = Date.now();
  await services.store.passwordResets.issue({ user: id, tokenHash, now, expiresAt: now + 60_000 });
  return { id, token, password: 'another-password' };
}

/** The id of a record of `owner`, in the key that REST answers it under. */
async function recordOf(owner: Person, path: 'prospect' | 'harmful') {
  const payloads = { prospect, harmful: harmfulHabit };
  const answer = await product.rest('POST', `/client/conscience/${path}/register`, {
    as: owner,
    body: payloads[path](owner.id),
  });
  const { id, tests } = answer.json();
  return { user: owner.id, id: id ?? tests?.[0]?._id };
}

let registered = 0;

/** The content of the method is asked for file by file, with no input. */
const isMethod = (name: string) => name.startsWith('method.');

/** An input that each procedure accepts, about `owner` where it is about anybody. */
const inputs: Readonly<Record<string, (owner: Person) => unknown>> = {
  'account.signIn': ({ username, password }) => ({ username, password }),
  'account.signOut': () => undefined,
  'account.forgotPassword': ({ email }) => ({ email }),
  'account.resetPassword': resetLink,
  'account.me': () => undefined,
  'account.setLanguage': () => ({ language: 'en' }),
  'drafts.get': ({ id }) => ({ user: id, form: 'initial' }),
  'drafts.save': ({ id }) => ({ user: id, form: 'initial', content: { responses: Array(20).fill(null) } }),
  'drafts.discard': ({ id }) => ({ user: id, form: 'initial' }),
  'conscience.initial.register': ({ id }) => ({ user: id, responses: allFours }),
  'conscience.initial.get': ({ id }) => ({ user: id }),
  'conscience.initial.getAll': () => undefined,
  'conscience.weak.register': ({ id }) => weakTest(id),
  'conscience.weak.get': ({ id }) => ({ user: id }),
  'conscience.prospect.register': ({ id }) => prospect(id),
  'conscience.prospect.get': ({ id }) => ({ user: id }),
  'conscience.prospect.remove': (owner) => recordOf(owner, 'prospect'),
  'conscience.mediumHard.register': ({ id }) => mediumHardTest(id),
  'conscience.mediumHard.get': ({ id }) => ({ user: id }),
  'conscience.harmful.register': ({ id }) => harmfulHabit(id),
  'conscience.harmful.get': ({ id }) => ({ user: id }),
  'conscience.harmful.remove': (owner) => recordOf(owner, 'harmful'),
  'conscience.userVirtues.getByUser': ({ id }) => ({ user: id }),
  'conscience.userVirtues.edit': ({ id }) => ({ user: id, virtue: 'guia', type: 'hard' }),
  'conscience.overview': ({ id }) => ({ user: id }),
  'admin.access.getAll': () => undefined,
  'admin.users.list': () => ({ size: 10 }),
  'admin.users.getAll': () => undefined,
  'admin.users.get': ({ id }) => ({ id }),
  'admin.users.register': () => userForm(`walked-${++registered}`),
  'admin.users.edit': ({ id }) => ({ id, phone: '+34 611 111 111' }),
  'admin.users.remove': ({ id }) => ({ id }),
  ...Object.fromEntries([...procedures.keys()].filter(isMethod).map((name) => [name, () => undefined])),
};

type Outcome = 'ok' | 'signedOut' | 'forbidden' | 'phaseLocked';
type Who = 'nobody' | 'other' | 'owner' | 'administrator';

/** What each builder promises, to whom. The owner is in Conscience here. */
const promises: Readonly<Record<Access, (isWrite: boolean) => Readonly<Record<Who, Outcome>>>> = {
  public: () => ({ nobody: 'ok', other: 'ok', owner: 'ok', administrator: 'ok' }),
  signedIn: () => ({ nobody: 'signedOut', other: 'ok', owner: 'ok', administrator: 'ok' }),
  ownData: () => ({ nobody: 'signedOut', other: 'forbidden', owner: 'ok', administrator: 'ok' }),
  conscienceWrite: () => ({ nobody: 'signedOut', other: 'forbidden', owner: 'ok', administrator: 'ok' }),
  laterPhase: (isWrite) => {
    const outcome = isWrite ? 'phaseLocked' : 'ok';
    return { nobody: 'signedOut', other: 'forbidden', owner: outcome, administrator: outcome };
  },
  admin: () => ({ nobody: 'signedOut', other: 'forbidden', owner: 'forbidden', administrator: 'ok' }),
};

const statuses: Readonly<Record<Outcome, number>> = { ok: 200, signedOut: 401, forbidden: 403, phaseLocked: 403 };

function accessOf(name: string): Access {
  const meta = procedures.get(name)?._def.meta as { access?: Access } | undefined;
  if (!meta?.access || !(meta.access in promises)) throw new Error(`${name} is made by none of the builders`);
  return meta.access;
}

test('every procedure is walked, and nothing else', () => {
  expect(Object.keys(inputs).sort()).toEqual([...procedures.keys()].sort());
});

const named = [...procedures].map(([name, procedure]) => ({
  name,
  access: accessOf(name),
  isWrite: procedure._def.type === 'mutation',
}));
const aboutSomebody = named.filter(({ access }) => ['ownData', 'conscienceWrite', 'laterPhase'].includes(access));

describe.each(named)('$name, for $access', ({ name, access, isWrite }) => {
  const promised = promises[access](isWrite);

  it.each(Object.keys(promised) as Who[])(`answers %s as ${access} promises`, async (who) => {
    const owner = await client();
    const caller = { nobody: undefined, other, owner, administrator }[who];
    const as = caller && (await session(caller));
    const input = await inputs[name]?.(owner);
    await services.mailer.settled();
    const before = product.databaseVersion();

    const answer = await call(name, input, { as });

    expect(answer.error?.code ?? 'ok').toBe(promised[who]);
    expect(answer.status).toBe(statuses[promised[who]]);
    if (promised[who] !== 'ok') expect(product.databaseVersion()).toBe(before);
  });
});

describe.each(aboutSomebody)('$name, whose input names a user', ({ name, access, isWrite }) => {
  const nobody = { ...other, id: 'nobody-has-this-id' };

  it('answers a client alike whether the user named exists or not', async () => {
    const answer = await call(name, await inputs[name]?.(nobody), { as: other });
    expect(answer.error?.code).toBe('forbidden');
  });

  it(`tells an administrator of an unknown user ${isWrite ? 'not found' : 'that there is nothing'}`, async () => {
    const answer = await call(name, await inputs[name]?.(nobody), { as: administrator });
    expect(answer.error?.code).toBe(isWrite ? 'notFound' : undefined);
  });

  it('is refused by its guard before the rest of the input is read', async () => {
    const answer = await call(name, { user: administrator.id, responses: 'junk', form: 'junk' }, { as: other });
    expect(answer.error?.code).toBe('forbidden');
  });

  it('needs the user named', async () => {
    const answer = await call(name, {}, { as: other });
    expect(answer.error).toMatchObject({ code: 'invalid', issues: [{ path: 'user' }] });
  });

  it.runIf(access === 'conscienceWrite')('is locked once Conscience has ended, for administrators too', async () => {
    const owner = await client();
    await product.edit(owner, { active_test: false });
    for (const as of [owner, administrator]) {
      const answer = await call(name, await inputs[name]?.(owner), { as });
      expect(answer.error?.code).toBe('phaseLocked');
    }
  });
});

describe('a procedure of a later phase', () => {
  const later = router({
    read: laterPhaseProcedure.query(() => 'read'),
    write: laterPhaseProcedure.mutation(() => 'written'),
  });

  async function callerOf({ token }: Person) {
    const request = { headers: { auth: token }, ip: '127.0.0.1' } as unknown as Parameters<typeof createContext>[1];
    return later.createCaller(await createContext(services, request));
  }

  it('is read but not written during Conscience, and written after it', async () => {
    const owner = await client();
    const input = { user: owner.id };
    for (const as of [owner, administrator]) {
      await product.edit(owner, { active_test: true });
      expect(await (await callerOf(as)).read(input)).toBe('read');
      await expect((await callerOf(as)).write(input)).rejects.toMatchObject({ cause: { code: 'phaseLocked' } });
      await product.edit(owner, { active_test: false });
      expect(await (await callerOf(as)).write(input)).toBe('written');
    }
    await expect((await callerOf(other)).read(input)).rejects.toMatchObject({ cause: { code: 'forbidden' } });
    await expect((await callerOf(other)).write(input)).rejects.toMatchObject({ cause: { code: 'forbidden' } });
  });
});
