import { codeAt, period } from './authenticator.ts';
import { field, type Served } from './served.ts';

const minute = 60_000;
const hour = 60 * minute;
const password = 'a password of a client';

/** How far the clock is off, in milliseconds, when a used code is tried again: its own period and its neighbours first. */
const shifts = [0, -period, period, -hour, -24 * hour, -365 * 24 * hour];

async function dataOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${answer.url} returned ${answer.status}`);
  return field(field(body, 'result'), 'data');
}

/** A new client, who sets up a second factor as people do: with the password and a code of their app. */
async function enrol({ request, signIn, useToken }: Served, administrator: string, username: string, moment: number) {
  useToken(administrator);
  const rest = { firstname: 'Ana', lastname: 'Ruiz', address: 'Calle Mayor', phone: '600', access: 'client' };
  const person = { username, email: `${username}@example.org`, password, ...rest };
  const registered = await request('POST', '/api/admin/user/register', person);
  if (!registered.ok) throw new Error(`registering a client returned ${registered.status}`);
  await signIn(username, password);
  const begun = await dataOf(await request('POST', '/trpc/account.secondFactor.begin', { current: password }));
  const secret = String(field(begun, 'secret'));
  // By the code of the period before, so that the present one is still to be used.
  const code = codeAt(secret, moment - period);
  const confirmed = await dataOf(await request('POST', '/trpc/account.secondFactor.confirm', { code }));
  return { appCode: codeAt(secret, moment), recoveryCode: String(field(field(confirmed, 'recoveryCodes'), '0')) };
}

/**
 * Signs in with a code of an authenticator app and with a recovery code, and tries both again in the same period and with the clock
 * set back. Answers how often, and how many were accepted.
 */
export async function tryUsedCodes(
  product: Served,
  administrator: string,
  setClock: (offset: number) => Promise<void>,
): Promise<{ tried: number; revived: number }> {
  // The tenth second of a period.
  const moment = Math.floor(Date.now() / period) * period + 10_000;
  const clockAt = (wanted: number) => setClock(wanted - Date.now());
  let [tried, revived] = [0, 0];
  for (const kind of ['appCode', 'recoveryCode'] as const) {
    const username = `with-${kind.toLowerCase()}`;
    await clockAt(moment);
    const code = (await enrol(product, administrator, username, moment))[kind];
    const statusWith = async (given: string) =>
      (await product.request('POST', '/trpc/account.signIn', { username, password, code: given })).status;
    await clockAt(moment);
    if ((await statusWith(code)) !== 200) throw new Error('a code that is right and new was refused');
    for (const shift of shifts) {
      await clockAt(moment + hour);
      await clockAt(moment + shift);
      const status = await statusWith(code);
      // Any other refusal, such as too many tries, says nothing about the code.
      if (status !== 200 && status !== 401) throw new Error(`a used code returned ${status}`);
      tried += 1;
      if (status === 200) revived += 1;
    }
  }
  return { tried, revived };
}
