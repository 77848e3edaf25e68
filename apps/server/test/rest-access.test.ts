import { describe, expect, it } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { procedures } from '../src/router.ts';
import type { Access } from '../src/trpc.ts';
import { documentedCall, ownerOf, type RestRow, restRows } from './documented-call.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { picture, upload } from './pictures.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const { administrator, client, rest, session } = product;
/** Other clients in the same phase as the owner, so that only the owner check can refuse them. */
const others = { conscience: await client(), later: await clientOfLaterPhases(product) };
const { coach, accompany } = await coachOf(product);
await seedGuides(product.services);

type Who = 'nobody' | 'other' | 'owner' | 'administrator' | 'coach';
const everybody: readonly Who[] = ['nobody', 'other', 'owner', 'administrator', 'coach'];

const accessOf = ({ procedure }: RestRow) =>
  (procedures.get(procedure)?._def.meta as { access: Access } | undefined)?.access;

/** A record that is named by its id alone is looked up among the client’s own. */
const isOwnRecord = ({ path, procedure }: RestRow) => /:id/.test(path) && !/admin|guides/.test(procedure);

/** The status that a row promises while its phase is open. */
function promised(row: RestRow, who: Who): number {
  const access = accessOf(row);
  if (access === 'public' || who === 'administrator') return 200;
  if (who === 'nobody') return 401;
  if (access === 'admin' || access === 'clientAdmin' || access === 'team')
    return who === 'coach' && access === 'team' ? 200 : 403;
  if (access === 'signedIn' || who === 'owner' || who === 'coach') return 200;
  return isOwnRecord(row) ? 404 : 403;
}

const otherOf = (row: RestRow) => (accessOf(row) === 'laterPhase' ? others.later : others.conscience);

const unknownId = '01890000-0000-7000-8000-000000000000';

describe.each(restRows)('$call', (row) => {
  it.each(everybody)('answers %s as its procedure promises', async (who) => {
    const owner = await ownerOf(product, row);
    if (who === 'coach') await accompany(owner);
    await product.edit(administrator, { active_test: accessOf(row) !== 'laterPhase' });
    const caller = { nobody: undefined, other: otherOf(row), owner, administrator, coach }[who];
    const as = caller && (await session(caller));
    await documentedCall(product, row, owner, async (path, request) => {
      await product.services.mailer.settled();
      const before = product.databaseVersion();
      const answer = await rest(row.method, path, { ...request, as });
      expect(answer.statusCode).toBe(promised(row, who));
      if (answer.statusCode >= 400) {
        expect(product.databaseVersion()).toBe(before);
        expect(Object.keys(answer.json()).sort()).toEqual(['message']);
      }
      return answer;
    }).catch((error: unknown) => {
      // Errors of the call after a refused answer do not matter here.
      if (!(error instanceof TypeError)) throw error;
    });
  });
});

describe.each(restRows.filter((row) => promised(row, 'other') >= 403))('$call', (row) => {
  it('gives a client the same answer for another’s id and an unknown one', async () => {
    const owner = await ownerOf(product, row);
    const as = await session(otherOf(row));
    let compared = 0;
    await documentedCall(product, row, owner, async (path, request) => {
      const text = JSON.stringify(request.body ?? null);
      const ofAnother = await rest(row.method, path, { ...request, as });
      const anyId = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;
      const ofNobody = await rest(row.method, path.replaceAll(anyId, unknownId), {
        ...request,
        as,
        ...(request.body ? { body: JSON.parse(text.replaceAll(anyId, unknownId)) } : {}),
      });
      expect([ofNobody.statusCode, ofNobody.body]).toEqual([ofAnother.statusCode, ofAnother.body]);
      compared += 1;
      return ofAnother;
    }).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    });
    expect(compared).toBe(1);
  });
});

describe('a file', () => {
  it('is returned to its owner and administrators; for others it is like an unknown one', async () => {
    const owner = await client();
    const { image } = (await upload(product, await picture(), owner)).json();
    const statuses = await Promise.all(
      [undefined, await session(others.conscience), await session(owner), await session(administrator)].map(
        async (as) => (await rest('GET', `/upload/image/${image}`, { as })).statusCode,
      ),
    );
    expect(statuses).toEqual([401, 404, 200, 200]);
    const as = await session(others.conscience);
    const [ofAnother, unknown] = [
      await rest('GET', `/upload/image/${image}`, { as }),
      await rest('GET', `/upload/image/${'a'.repeat(32)}.webp`, { as }),
    ];
    expect(unknown.body).toBe(ofAnother.body);
  });
});
