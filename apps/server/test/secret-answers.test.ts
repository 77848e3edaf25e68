import { expect, it } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { restTable } from '../src/rest/table.ts';
import { answersSecret, procedures } from '../src/router.ts';
import { clientOfLaterPhases } from './people.ts';
import { procedureInputs } from './procedure-inputs.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, app, call, client, services, session } = product;
await seedGuides(services);
const inputs = procedureInputs(product);
// Summaries are sent only with a mail server. The mails still go to the folder.
Object.assign(services.mailer, { hasServer: true });

/** Names of fields that promise a secret of ours. */
const promising = /token|secret|password|code|uri/i;

/** Tokens, secrets and codes, and addresses that end in one: nothing else of an answer looks like them. */
const random = /[\w-]{20,}\.[\w-]{20,}|[\w-]{43,}|\b[A-Z2-7]{26,}\b|\b(?:[A-Z2-7]{4}-){3}/;

/** Where a page of a list begins. */
const innocent = /^(previous|next|last)$/;

function hasSecret(value: unknown, field = ''): boolean {
  if (typeof value === 'string') return !innocent.test(field) && (promising.test(field) || random.test(value));
  return Object.entries(Object(value)).some(([name, each]) => hasSecret(each, Array.isArray(value) ? field : name));
}

/** What a procedure answers to a user about themselves, and to an administrator. */
async function answersOf(name: string): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const caller of ['owner', 'administrator'] as const) {
    const owner = /^(responsibility|impact)/.test(name) ? await clientOfLaterPhases(product) : await client();
    const person = caller === 'owner' ? owner : administrator;
    await services.store.calendarFeeds.open(person.id, services.calendarAddresses.newKey());
    const { data, status } = await call(name, await inputs[name]?.(owner, person), { as: await session(person) });
    if (status === 200) answers.push(data);
  }
  return answers;
}

it.each([...procedures.keys()])('%s is marked if it answers a secret, and only then', async (name) => {
  const answers = await answersOf(name);
  expect(answers).not.toHaveLength(0);
  expect(answersSecret(name)).toBe(answers.some((answer) => hasSecret(answer)));
});

const accepts = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Calls procedures as one request. The words of the wellness test are long enough to be compressed. */
async function batch(names: string, as: Person) {
  const { headers } = await app.inject({
    method: 'POST',
    url: `/trpc/${names}?batch=1`,
    headers: { ...accepts, authorization: `Bearer ${as.token}`, 'x-http-method-override': 'GET' },
    payload: {},
  });
  return [headers['content-encoding'], headers['cache-control']];
}

it.each(['account.mails.token', 'account%2Emails.token'])(
  'a batch with a marked one, written as %s, is compressed neither here nor on the way',
  async (marked) => {
    const own = await client();
    expect(await batch('method.wellness,account.me', own)).toEqual(['zstd', 'no-store']);
    const whole = [undefined, 'no-store, no-transform'];
    expect(await batch(`method.wellness,${marked}`, own)).toEqual(whole);
    expect(await batch(`${marked},method.wellness`, own)).toEqual(whole);
  },
);

it('nor is the same answer of REST', async () => {
  expect(restTable.filter(({ procedure }) => answersSecret(procedure)).map(({ path }) => path)).toEqual(['/login/in']);
  const { username, password } = await client();
  const { headers } = await product.rest('POST', '/login/in', { body: { username, password }, headers: accepts });
  expect([headers['content-encoding'], headers['cache-control']]).toEqual([undefined, 'no-store, no-transform']);
});
