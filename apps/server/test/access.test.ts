import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { procedures } from '../src/router.ts';
import { type Access, createContext, laterPhaseProcedure, router } from '../src/trpc.ts';
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

let registered = 0;

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
  'admin.access.getAll': () => undefined,
  'admin.users.list': () => ({ size: 10 }),
  'admin.users.getAll': () => undefined,
  'admin.users.get': ({ id }) => ({ id }),
  'admin.users.register': () => userForm(`walked-${++registered}`),
  'admin.users.edit': ({ id }) => ({ id, phone: '+34 611 111 111' }),
  'admin.users.remove': ({ id }) => ({ id }),
  'method.wellness': () => undefined,
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

describe.each([...procedures].map(([name, procedure]) => ({ name, access: accessOf(name), procedure })))(
  '$name, for $access',
  ({ name, access, procedure }) => {
    const isWrite = procedure._def.type === 'mutation';
    const promised = promises[access](isWrite);

    it.each(Object.keys(promised) as Who[])(`answers %s as ${access} promises`, async (who) => {
      const owner = await client();
      const input = await inputs[name]?.(owner);
      const callers = { nobody: undefined, other, owner, administrator };
      const caller = callers[who];
      await services.mailer.settled();
      const before = product.databaseVersion();
      const answer = await call(name, input, { as: caller && (await session(caller)) });
      expect(answer.error?.code ?? 'ok').toBe(promised[who]);
      expect(answer.status).toBe(statuses[promised[who]]);
      const begun = caller ? 1 : 0;
      if (promised[who] !== 'ok') expect(product.databaseVersion() - before).toBe(begun);
    });
  },
);
