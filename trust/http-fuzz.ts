import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brokenBytes, type Malformed, malformed } from './malformed.ts';
import { residentMegabytes } from './memory.ts';
import { type Random, seeded } from './random.ts';
import { type Finding, inFolder, type Served, serve } from './served.ts';
import { addWriters, type Writers } from './writers.ts';

const total = Number(process.env.TRUST_REQUESTS ?? 100_000);
const workers = 12;
const seed = 20_261_121;

/** The share of requests that are broken bytes on a connection of their own. */
const broken = 0.12;

/** Memory may move by so much while the second half is answered, in megabytes. */
const tolerated = 64;

/** Patterns that no answer may contain: a stack, a statement, a path of the server. */
const leaking =
  /\n\s+at |node_modules|SQLITE_|SqliteError|\bselect [\w", ]+ from\b|\binsert into\b|\.ts:\d|\/(?:work|home|root|tmp|opt|usr)\//i;

interface Tally {
  answered: number;
  refused: number;
  statuses: Map<number, number>;
  examples: string[];
  leakingAnswers: number;
}

function note(tally: Tally, status: number, body: string, example: () => string) {
  tally.answered += 1;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  const leaks = status >= 400 && leaking.test(body);
  if (leaks) tally.leakingAnswers += 1;
  if ((status >= 500 || leaks) && tally.examples.length < 10)
    tally.examples.push(`${status} ${example()} ${body.slice(0, 200)}`);
}

/** Sends one by Node's own client. Resolves whether it was answered or refused. */
function send(url: URL, agent: Agent, token: string, one: Malformed, tally: Tally): Promise<void> {
  return new Promise((resolve) => {
    const failed = () => {
      tally.refused += 1;
      resolve();
    };
    try {
      const headers = { ...(one.signedIn ? { auth: token } : {}), ...one.headers };
      const asked = request({
        host: url.hostname,
        port: url.port,
        method: one.method,
        path: one.path,
        headers,
        agent,
        timeout: 20_000,
      });
      asked.on('response', (answer) => {
        text(answer).then((body) => {
          note(tally, answer.statusCode ?? 0, body, () => JSON.stringify(one).slice(0, 400));
          resolve();
        }, failed);
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('upgrade', (_answer, socket) => socket.destroy());
      asked.on('error', failed);
      asked.end(one.body ?? undefined);
    } catch {
      // Node's client does not send it at all.
      failed();
    }
  });
}

/** Sends bytes on a connection of their own and reads what comes back until it ends. */
function sendBytes(url: URL, bytes: Buffer, tally: Tally): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host: url.hostname, port: Number(url.port) });
    const parts: Buffer[] = [];
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const answer = Buffer.concat(parts).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      if (status === 0) tally.refused += 1;
      else note(tally, status, answer, () => JSON.stringify(bytes.toString('latin1').slice(0, 300)));
      resolve();
    });
    socket.end(bytes);
  });
}

async function fuzz(product: Served, writers: Writers, random: Random, count: number, tally: Tally) {
  const url = new URL(product.url);
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  let sent = 0;
  const work = async () => {
    while (sent < count) {
      sent += 1;
      if (random.chance(broken)) await sendBytes(url, brokenBytes(random), tally);
      else await send(url, agent, writers.next().token, malformed(random), tally);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  agent.destroy();
}

/** Malformed requests of every kind: no 5xx, no restart, no leaked inner workings, and stable memory. */
export const httpFuzz = (): Promise<Finding> =>
  inFolder(async (dataDir) => {
    await (await serve(dataDir)).stop();
    const writers = await addWriters(dataDir);
    const product = await serve(dataDir);
    await product.signIn();
    const random = seeded(seed);
    const tally: Tally = { answered: 0, refused: 0, statuses: new Map(), examples: [], leakingAnswers: 0 };
    await fuzz(product, writers, random, total / 2, tally);
    const half = await residentMegabytes(product.pid);
    let most = half ?? 0;
    for (let part = 0; part < 5; part += 1) {
      await fuzz(product, writers, random, total / 10, tally);
      most = Math.max(most, (await residentMegabytes(product.pid)) ?? 0);
    }
    const alive =
      (await product.request('GET', '/healthz')).ok && (await product.request('GET', '/trpc/account.me')).ok;
    await product.stop();
    const failures = [...tally.statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
    for (const example of tally.examples) console.error(example);
    const grown = most - (half ?? 0);
    const statuses = [...tally.statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status}×${count}`);
    return {
      ok: failures === 0 && tally.leakingAnswers === 0 && alive && grown <= tolerated && tally.answered >= total * 0.8,
      figure: `${total} requests (seed ${seed}), ${tally.answered} answered, ${tally.refused} cut off: ${failures} of 5xx, ${alive ? 0 : 1} restarts, ${tally.leakingAnswers} that leak; memory ${half} MB half-way, at most ${most} after (${statuses.join(' ')})`,
    };
  });
