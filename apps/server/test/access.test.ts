import { userId } from '@miraco/contract/fields';
import { phases } from '@miraco/domain/phases';
import { currentPhases, isWritable } from '@miraco/domain/user-phase';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { procedures } from '../src/router.ts';
import type { Access } from '../src/trpc.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { procedureInputs } from './procedure-inputs.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, services, session } = product;
const other = await client();
const { coach, accompany } = await coachOf(product);
await seedGuides(services);

const inputs = procedureInputs(product);
// Summaries are sent only with a mail server. The mails still go to the folder.
Object.assign(services.mailer, { hasServer: true });

type Outcome = 'ok' | 'signedOut' | 'forbidden';
type Who = 'nobody' | 'other' | 'owner' | 'administrator' | 'coach';
type Promises = Readonly<Record<Who, Outcome>>;

const ownData: Promises = { nobody: 'signedOut', other: 'forbidden', owner: 'ok', administrator: 'ok', coach: 'ok' };

/** The access that each builder promises, while the phase of the call is open. The owner is a client of the coach. */
const promises: Readonly<Record<Access, Promises>> = {
  public: { nobody: 'ok', other: 'ok', owner: 'ok', administrator: 'ok', coach: 'ok' },
  signedIn: { nobody: 'signedOut', other: 'ok', owner: 'ok', administrator: 'ok', coach: 'ok' },
  ownData,
  conscienceWrite: ownData,
  laterPhase: ownData,
  team: { nobody: 'signedOut', other: 'forbidden', owner: 'forbidden', administrator: 'ok', coach: 'ok' },
  clientAdmin: {
    nobody: 'signedOut',
    other: 'forbidden',
    owner: 'forbidden',
    administrator: 'ok',
    coach: 'forbidden',
  },
  admin: { nobody: 'signedOut', other: 'forbidden', owner: 'forbidden', administrator: 'ok', coach: 'forbidden' },
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

/** The user whose data a call is about; the phase of the call is open to them. */
const ownerFor = (access: Access) => (access === 'laterPhase' ? clientOfLaterPhases(product) : client());

describe.each(named)('$name, for $access', ({ name, access }) => {
  const promised = promises[access];

  it.each(Object.keys(promised) as Who[])(`answers %s as ${access} promises`, async (who) => {
    const owner = await ownerFor(access);
    if (who === 'coach') await accompany(owner);
    const caller = { nobody: undefined, other, owner, administrator, coach }[who];
    const as = caller && (await session(caller));
    const input = await inputs[name]?.(owner, caller ?? owner);
    await services.mailer.settled();
    const before = product.databaseVersion();

    const answer = await call(name, input, { as });

    expect(answer.error?.code ?? 'ok').toBe(promised[who]);
    expect(answer.status).toBe(statuses[promised[who]]);
    if (promised[who] !== 'ok') expect(product.databaseVersion()).toBe(before);
  });
});

describe.each(aboutSomebody)('$name, whose input names a user', ({ name, isWrite }) => {
  // Each procedure has its own: a client writes at most 120 times a minute.
  let stranger = other;
  beforeAll(async () => {
    stranger = await client();
  });
  const nobody = { ...other, id: userId.parse('nobody-has-this-id') };

  it('answers a client alike whether the user named exists or not', async () => {
    const answer = await call(name, await inputs[name]?.(nobody, other), { as: await session(stranger) });
    expect(answer.error?.code).toBe('forbidden');
  });

  it(`answers an administrator about an unknown user with ${isWrite ? 'not found' : 'an empty result'}`, async () => {
    const answer = await call(name, await inputs[name]?.(nobody, other), { as: await session(administrator) });
    expect(answer.error?.code).toBe(isWrite ? 'notFound' : undefined);
  });

  it('is refused by its guard before the rest of the input is read', async () => {
    const answer = await call(
      name,
      { user: administrator.id, responses: 'junk', form: 'junk' },
      { as: await session(stranger) },
    );
    expect(answer.error?.code).toBe('forbidden');
  });

  it('needs the user named', async () => {
    const answer = await call(name, {}, { as: await session(stranger) });
    expect(answer.error).toMatchObject({ code: 'invalid', issues: [{ path: 'user' }] });
  });
});

/** The phase that decides whether a builder's mutations are open. */
const phaseOf: Readonly<Partial<Record<Access, (typeof phases)[number]['name']>>> = {
  conscienceWrite: 'conscience',
  laterPhase: 'responsibility',
};

describe.each(phases)('$name', ({ name: phase }) => {
  const own = named.filter(({ name, access }) => name.startsWith(`${phase}.`) && phaseOf[access]);

  it('has procedures, each made by a builder that opens and closes with the phase', () => {
    expect(own.length).toBeGreaterThan(0);
    for (const { name, access } of own) {
      for (const user of currentPhases.map((current) => ({ phase: current.name }))) {
        const builder = phaseOf[access];
        expect([name, user, builder && isWritable(builder, user)]).toEqual([name, user, isWritable(phase, user)]);
      }
    }
  });
});

const madeBy = (access: Access) => named.filter((procedure) => procedure.access === access);

it.each(madeBy('conscienceWrite'))(
  '$name is locked once Conscience has ended, for administrators too',
  async ({ name }) => {
    const owner = await client();
    const input = await inputs[name]?.(owner, owner);
    await product.edit(owner, { active_test: false });
    for (const as of [owner, await session(administrator)])
      expect((await call(name, input, { as })).error?.code).toBe('phaseLocked');
  },
);

it.each(madeBy('laterPhase'))('$name is read but not written until Conscience has ended', async ({ name, isWrite }) => {
  const owner = await clientOfLaterPhases(product);
  const input = await inputs[name]?.(owner, owner);
  await product.edit(owner, { active_test: true });
  for (const as of [owner, await session(administrator)]) {
    expect((await call(name, input, { as })).error?.code).toBe(isWrite ? 'phaseLocked' : undefined);
  }
});
