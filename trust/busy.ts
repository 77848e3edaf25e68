import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Sent } from './flood.ts';
import { administratorOf, type Effort, type Finding, field, inFolder, type Served, serve, start } from './served.ts';

const json = { 'content-type': 'application/json' };
const callsInBatch = 10;

/** How often each flood is measured, between two measurements without one. */
const usualRounds = 3;

/** Sign-ins of one measurement. */
const signIns = 15;

/** How many times as long as during a flood of the cheapest request sign-ins may take, by their medians: it occupies the processors as well. */
const tolerated = 2;

const control = 'health (control)';

const client = { username: 'busy', password: 'grulla-tejado-47', email: 'busy@example.org' };

async function addClient(product: Served): Promise<{ id: string; token: string }> {
  await product.signIn();
  const person = {
    firstname: 'Ana',
    lastname: 'Ruiz',
    address: 'Calle Mayor 1',
    phone: '600 000 000',
    access: 'client',
  };
  const added = await product.request('POST', '/api/admin/user/register', { ...client, ...person });
  if (!added.ok) throw new Error(`the client was answered ${added.status}`);
  const token = await product.signIn(client.username, client.password);
  return { id: await administratorOf(product), token };
}

/** Fills the data of the client with as much as a minute allows: their export is as large as that of a long life here. */
async function write(product: Served, { id, token }: { id: string; token: string }): Promise<void> {
  for (let number = 0; number < 100; number += 1) {
    const habit = {
      ...{
        user: id,
        habit: `${number} ${'comer de más '.repeat(10)}`,
        feelings: [{ emotion: 'ninguna' }],
        action: 'salir a andar '.repeat(10),
      },
      ...{ frequency: 'diario', quantity: '1', impact: 'cansancio '.repeat(10) },
    };
    const answer = await product.request('POST', '/api/client/conscience/harmful/register', habit, token);
    if (!answer.ok) throw new Error(`a habit was answered ${answer.status} ${await answer.text()}`);
  }
}

const batch = (procedure: string, token: string): Sent => ({
  method: 'GET',
  path: `/trpc/${Array(callsInBatch).fill(procedure).join(',')}?batch=1`,
  headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
});

/** What one client, and somebody without an account but with the token of a mail, can do to everybody. */
async function floodsOf(
  product: Served,
  { token }: { token: string },
): Promise<Readonly<Record<string, readonly Sent[]>>> {
  const answer = await product.request('GET', '/trpc/account.mails.token', undefined, token);
  const mails = String(field(field(field(await answer.json(), 'result'), 'data'), 'token'));
  const choose = (on: boolean): Sent => ({
    ...{ method: 'POST', path: '/trpc/account.mails.switch', headers: json },
    body: JSON.stringify({ token: mails, mail: 'weeklyDue', on }),
  });
  const description: Sent = { method: 'GET', path: '/api/openapi.json', headers: { 'accept-encoding': 'br' } };
  const page: Sent = { ...description, path: '/api/docs/static/swagger-ui-bundle.js' };
  const [ownData, guides] = [batch('account.myData.all', token), batch('responsibility.guides.getAll', token)];
  return {
    [control]: [{ method: 'GET', path: '/healthz' }],
    'own data': [ownData],
    guides: [guides],
    unsubscribing: [choose(false), choose(true)],
    description: [description],
    'its page': [page],
    'all of them': [ownData, guides, choose(false), description, page],
  };
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

let addresses = 0;

/** The times of sign-ins of somebody else, each with another name and from another address: their limits are not measured. */
async function timesOfSignIns({ url }: Served): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < signIns; time += 1) {
    addresses += 1;
    const began = performance.now();
    const answer = await fetch(`${url}/api/login/in`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': `198.51.${Math.floor(addresses / 250)}.${addresses % 250}` },
      body: JSON.stringify({ username: `nobody-${addresses}`, password: 'a-wrong-password' }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 401) throw new Error(`a sign-in was answered ${answer.status}`);
    times.push(performance.now() - began);
  }
  return times;
}

async function during(product: Served, sent: readonly Sent[]): Promise<number[]> {
  const program = fileURLToPath(new URL('./flooding.ts', import.meta.url));
  const child = start(process.execPath, [program, '--url', product.url, '--sent', JSON.stringify(sent)], {
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  // It is under way by then, and what is done once for all has been done.
  await setTimeout(1500);
  const times = await timesOfSignIns(product);
  child.kill('SIGKILL');
  await ended;
  return times;
}

/** Floods of one client and of a stranger, each measured in turn with none, and with one of the cheapest request. */
export const busy = ({ rounds = usualRounds }: Effort): Promise<Finding> =>
  inFolder(async (dataDir) => {
    const product = await serve(dataDir, { env: { TRUST_PROXY: '1' } });
    try {
      const somebody = await addClient(product);
      await write(product, somebody);
      const floods = await floodsOf(product, somebody);
      const alone: number[] = [];
      const busyTimes = new Map<string, number[]>();
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, sent] of Object.entries(floods)) {
          alone.push(...(await timesOfSignIns(product)));
          busyTimes.set(name, [...(busyTimes.get(name) ?? []), ...(await during(product, sent))]);
        }
      }
      const quiet = median(alone);
      const usual = Math.max(quiet, median(busyTimes.get(control) ?? []));
      const medians = [...busyTimes].map(([name, times]) => ({ name, time: median(times) }));
      return {
        ok: medians.every(({ time }) => time <= tolerated * usual),
        figure: `sign-ins of others, medians: alone ${quiet.toFixed(0)} ms; ${medians.map(({ name, time }) => `${name} ${time.toFixed(0)} ms`).join(', ')}`,
      };
    } finally {
      await product.stop('SIGKILL');
    }
  });
