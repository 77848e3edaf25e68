import { createHash, randomBytes } from 'node:crypto';
import type { Virtue } from '@miraco/domain/virtues';
import { describe, expect, it, test } from 'vitest';
import { seedGuides } from '../src/platform/default-guides.ts';
import { procedures } from '../src/router.ts';
import type { Access } from '../src/trpc.ts';
import { harmfulHabit, mediumHardTest, prospect, weakTest } from './conscience-payloads.ts';
import * as impact from './impact-payloads.ts';
import { clientOfLaterPhases } from './people.ts';
import { allFours, type Person, startProduct, userForm } from './product.ts';
import * as responsibility from './responsibility-payloads.ts';

const product = await startProduct();
const { administrator, call, client, services, session } = product;
const other = await client();
await seedGuides(services);

/** A link as a mail would carry it. */
async function resetLink({ id }: Person) {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const now = Date.now();
  await services.store.passwordResets.issue({ user: id, tokenHash, now, expiresAt: now + 60_000 });
  return { id, token, password: 'another-password' };
}

/** The answer of REST to the registration of a record of `owner`. */
async function record(owner: Person, path: string, body: object) {
  return (await product.rest('POST', `/client/${path}/register`, { as: owner, body })).json();
}

async function exerciseOf(owner: Person) {
  const { exercise } = await record(owner, 'responsibility/training', responsibility.exercise(owner.id));
  return { user: owner.id, id: exercise?._id };
}

const guideOf = async (virtue: Virtue) => (await services.store.guides.byVirtue(virtue))?.id;

/** A comment of `owner` on the guide of acceptance. */
async function commentOf({ id: user }: Person) {
  const guide = await guideOf('aceptacion');
  await services.store.guides.comment({ guide: guide ?? '', user, comment: 'Bien', date: 0 });
  return { guide, comment: (await services.store.guides.byVirtue('aceptacion'))?.comments.at(-1)?.id };
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
  'conscience.prospect.remove': async (owner) => {
    const { tests } = await record(owner, 'conscience/prospect', prospect(owner.id));
    return { user: owner.id, id: tests?.[0]?._id };
  },
  'conscience.mediumHard.register': ({ id }) => mediumHardTest(id),
  'conscience.mediumHard.get': ({ id }) => ({ user: id }),
  'conscience.harmful.register': ({ id }) => harmfulHabit(id),
  'conscience.harmful.get': ({ id }) => ({ user: id }),
  'conscience.harmful.remove': async (owner) => {
    const { id } = await record(owner, 'conscience/harmful', harmfulHabit(owner.id));
    return { user: owner.id, id };
  },
  'conscience.userVirtues.getByUser': ({ id }) => ({ user: id }),
  'conscience.userVirtues.edit': ({ id }) => ({ user: id, virtue: 'guia', type: 'hard' }),
  'conscience.overview': ({ id }) => ({ user: id }),
  'responsibility.weekly.register': ({ id }) => responsibility.weeklyTest(id),
  'responsibility.weekly.getByUser': ({ id }) => ({ user: id }),
  'responsibility.evaluation.register': ({ id }) => responsibility.evaluation(id),
  'responsibility.evaluation.getByUser': ({ id }) => ({ user: id }),
  'responsibility.training.register': ({ id }) => responsibility.exercise(id),
  'responsibility.training.getByUser': ({ id }) => ({ user: id }),
  'responsibility.training.edit': async (owner) => ({ ...(await exerciseOf(owner)), ...responsibility.exerciseEdit }),
  'responsibility.training.setDone': async (owner) => ({ ...(await exerciseOf(owner)), favourite: false }),
  'responsibility.training.remove': exerciseOf,
  'responsibility.training.restore': async (owner) => ({ ...(await exerciseOf(owner)), favourite: false }),
  'responsibility.manifest.get': ({ id }) => ({ user: id }),
  'responsibility.manifest.save': ({ id }) => responsibility.manifest(id),
  'responsibility.guides.getAll': () => undefined,
  'responsibility.guides.getByVirtue': () => ({ virtue: 'aceptacion' }),
  'responsibility.guides.register': () => {
    product.database.prepare('delete from guides where virtue = ?').run(responsibility.guide.virtue);
    return responsibility.guide;
  },
  'responsibility.guides.edit': async () => ({ ...responsibility.guide, id: await guideOf('aceptacion') }),
  'responsibility.guides.addReview': async ({ id }) => ({
    ...responsibility.review(id),
    guide: await guideOf('aceptacion'),
  }),
  'responsibility.guides.approveComment': commentOf,
  'responsibility.guides.editComments': commentOf,
  'responsibility.guides.pending': () => undefined,
  'impact.personal.get': ({ id }) => ({ user: id }),
  'impact.personal.edit': ({ id }) => impact.personal(id),
  'impact.personal.editPurpose': ({ id }) => impact.purpose(id),
  'impact.professional.get': ({ id }) => ({ user: id }),
  'impact.professional.edit': ({ id }) => impact.professional(id),
  'impact.couple.get': ({ id }) => ({ user: id }),
  'impact.couple.edit': ({ id }) => impact.couple(id),
  'impact.reading': () => undefined,
  'admin.access.getAll': () => undefined,
  'admin.users.list': () => ({ size: 10 }),
  'admin.users.getAll': () => undefined,
  'admin.users.get': ({ id }) => ({ id }),
  'admin.users.register': () => userForm(`walked-${++registered}`),
  'admin.users.edit': ({ id }) => ({ id, phone: '+34 611 111 111' }),
  'admin.users.remove': ({ id }) => ({ id }),
  ...Object.fromEntries([...procedures.keys()].filter(isMethod).map((name) => [name, () => undefined])),
};

type Outcome = 'ok' | 'signedOut' | 'forbidden';
type Who = 'nobody' | 'other' | 'owner' | 'administrator';
type Promises = Readonly<Record<Who, Outcome>>;

const ownData: Promises = { nobody: 'signedOut', other: 'forbidden', owner: 'ok', administrator: 'ok' };

/** What each builder promises, to whom, while the phase that the call belongs to is open. */
const promises: Readonly<Record<Access, Promises>> = {
  public: { nobody: 'ok', other: 'ok', owner: 'ok', administrator: 'ok' },
  signedIn: { nobody: 'signedOut', other: 'ok', owner: 'ok', administrator: 'ok' },
  ownData,
  conscienceWrite: ownData,
  laterPhase: ownData,
  admin: { nobody: 'signedOut', other: 'forbidden', owner: 'forbidden', administrator: 'ok' },
};

const statuses: Readonly<Record<Outcome, number>> = { ok: 200, signedOut: 401, forbidden: 403 };

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

/** Whose data a call is about: somebody to whom its phase is open. */
const ownerFor = (access: Access) => (access === 'laterPhase' ? clientOfLaterPhases(product) : client());

describe.each(named)('$name, for $access', ({ name, access }) => {
  const promised = promises[access];

  it.each(Object.keys(promised) as Who[])(`answers %s as ${access} promises`, async (who) => {
    const owner = await ownerFor(access);
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

describe.each(aboutSomebody)('$name, whose input names a user', ({ name, isWrite }) => {
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
});

const madeBy = (access: Access) => named.filter((procedure) => procedure.access === access);

it.each(madeBy('conscienceWrite'))(
  '$name is locked once Conscience has ended, for administrators too',
  async ({ name }) => {
    const owner = await client();
    const input = await inputs[name]?.(owner);
    await product.edit(owner, { active_test: false });
    for (const as of [owner, administrator]) expect((await call(name, input, { as })).error?.code).toBe('phaseLocked');
  },
);

it.each(madeBy('laterPhase'))('$name is read but not written until Conscience has ended', async ({ name, isWrite }) => {
  const owner = await clientOfLaterPhases(product);
  const input = await inputs[name]?.(owner);
  await product.edit(owner, { active_test: true });
  for (const as of [owner, administrator]) {
    expect((await call(name, input, { as })).error?.code).toBe(isWrite ? 'phaseLocked' : undefined);
  }
});
