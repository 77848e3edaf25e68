import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '@miraco/db/store';
import { noPostgres } from '../scripts/postgres-server.ts';
import { type DatabaseProxy, openDatabaseProxy, type Parting } from './failover/database-proxy.ts';
import { askBoth, isRefusal, type Load, storedIn, writeAll } from './failover/load.ts';
import { openRequestProxy, type RequestProxy } from './failover/request-proxy.ts';
import { type Servers, startServers, withClient } from './failover/servers.ts';
import { type Effort, type Finding, inFolder, type Served, serve } from './served.ts';
import { registerWriters, type Writer } from './writers.ts';

const database = 'miraco';
const users = 240;

/**
 * In milliseconds: of load before a kill and after it, with one process, with a primary that the standby does not hear, and without a
 * primary. The product waits 5 s for a connection: where the primary is silent, that must be over.
 */
const times = { load: 2_000, alone: 300, cutOff: 300, ended: 1_500, silent: 8_000, forgotten: 8_000, between: 250 };

const partings: readonly Parting[] = ['ended', 'silent', 'forgotten'];

interface Setting {
  servers: Servers;
  databaseProxy: DatabaseProxy;
  requestProxy: RequestProxy;
  products: Served[];
  startProduct: (place: number) => Promise<Served>;
  load: Load;
  /** Who asks beside the load. */
  prober: Writer;
}

interface Outage {
  parting: Parting;
  /** Milliseconds from the kill, and from the promotion, to the first acknowledged write. */
  sinceKill: number;
  sincePromotion: number;
  /** Answers while there was no primary, and those of them that were something else than a refusal until later. */
  answered: number;
  wrong: string[];
}

/** Asks a process until there is a primary again. */
async function whileDown({ url }: Served, prober: Writer, isDown: () => boolean) {
  const wrong: string[] = [];
  const asked: Promise<void>[] = [];
  let answered = 0;
  const one = async () => {
    const answers = await askBoth(url, prober);
    // What comes later may be of the new primary.
    if (!isDown()) return;
    answered += answers.length;
    wrong.push(...answers.filter((answer) => !isRefusal(answer)).map((answer) => JSON.stringify(answer)));
  };
  while (isDown()) {
    asked.push(one());
    await setTimeout(times.between);
  }
  await Promise.all(asked);
  return { answered, wrong };
}

/**
 * Kills a process of the product, which leaves stored writes without an answer, then the primary, and promotes the standby, which has not
 * heard of the last changes.
 */
async function failOver(setting: Setting, round: number): Promise<Outage> {
  const { servers, databaseProxy, requestProxy, products, startProduct, load, prober } = setting;
  const place = round % 2;
  const parting = partings[Math.floor(round / 2) % partings.length] ?? 'ended';
  const [killed, left] = [products[place], products[1 - place]];
  if (!killed || !left) throw new Error('two processes of the product are needed');

  await killed.stop('SIGKILL');
  await setTimeout(times.alone);
  await servers.cutOff();
  await setTimeout(times.cutOff);
  const killedAt = performance.now();
  const leadTo = databaseProxy.part(parting);
  await servers.killPrimary();
  const acknowledged = load.nextAcknowledged();
  let isDown = true;
  const asking = whileDown(left, prober, () => isDown);
  await setTimeout(times[parting]);
  isDown = false;
  await servers.promoteStandby();
  const promotedAt = performance.now();
  leadTo(servers.primary().socket);
  const at = await acknowledged;
  products[place] = await startProduct(place);
  requestProxy.replace(place, products[place].url);
  return { parting, sinceKill: at - killedAt, sincePromotion: at - promotedAt, ...(await asking) };
}

/** Whether both processes take writes: the one that was left, too. */
async function bothWrite({ products, prober }: Setting): Promise<boolean> {
  const answers = await Promise.all(products.map(({ url }) => askBoth(url, prober)));
  return answers.flat().every((answer) => answer !== null && answer.status < 300);
}

interface Totals {
  outages: Outage[];
  lost: number;
  twice: number;
  /** Rounds after which a process did not take writes. */
  stuck: number;
}

async function playRounds(setting: Setting, rounds: number): Promise<Totals> {
  const { servers, load } = setting;
  const totals: Totals = { outages: [], lost: 0, twice: 0, stuck: 0 };
  for (let round = 0; round < rounds; round += 1) {
    await servers.untilCommitsWait();
    await setTimeout(times.load);
    totals.outages.push(await failOver(setting, round));
    await setTimeout(times.load);
    if (!(await bothWrite(setting))) totals.stuck += 1;
    const acknowledged = [...load.acknowledged()];
    const stored = await storedIn(servers.primary(), database);
    totals.lost = acknowledged.filter((key) => !stored.has(key)).length;
    totals.twice = [...stored.values()].filter((times) => times > 1).length;
    await servers.replaceStandby();
  }
  return totals;
}

/** Users in the phase of what they write. */
async function registerUsers(servers: Servers, secret: string): Promise<Writer[]> {
  const store = await openStore(servers.primary().url(database));
  const people = await registerWriters(store, secret, users, 'client');
  await store.close();
  await withClient(servers.primary(), database, (client) => client.query('update users set active_test = false'));
  return people;
}

/** The smallest, the one in the middle and the largest, in seconds. */
function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const shown = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return shown.map((value) => ((value ?? 0) / 1000).toFixed(1)).join('/');
}

/** How long it took until a write was acknowledged again, by what became of the connections. */
function recoveries(outages: readonly Outage[]): string {
  const lines = partings.map((parting) => {
    const own = outages.filter((outage) => outage.parting === parting);
    if (own.length === 0) return [];
    const sinceKill = spread(own.map((outage) => outage.sinceKill));
    const sincePromotion = spread(own.map((outage) => outage.sincePromotion));
    return [
      `${own.length} with connections ${parting} ${sinceKill} s, of which ${sincePromotion} s after the promotion`,
    ];
  });
  return lines.flat().join('; ');
}

async function play(folder: string, servers: Servers, rounds: number): Promise<Finding> {
  const secret = randomBytes(32).toString('hex');
  await withClient(servers.primary(), 'postgres', (client) => client.query(`create database ${database}`));
  const databaseProxy = await openDatabaseProxy(servers.primary().socket);
  const env = {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${databaseProxy.port}/${database}`,
    SESSION_SECRET: secret,
  };
  const startProduct = (place: number) => serve(join(folder, String(place)), { env });
  const products = [await startProduct(0), await startProduct(1)];
  const [prober, ...people] = await registerUsers(servers, secret);
  if (!prober) throw new Error('there are no users');
  const requestProxy = await openRequestProxy(products.map(({ url }) => url));
  const load = writeAll(requestProxy.url, people);
  const setting: Setting = { servers, databaseProxy, requestProxy, products, startProduct, load, prober };
  const { outages, lost, twice, stuck } = await playRounds(setting, rounds);
  await load.stop();
  await requestProxy.close();
  for (const product of products) await product.stop();
  databaseProxy.close();

  const wrong = [...load.unexpected(), ...outages.flatMap((outage) => outage.wrong)];
  for (const text of new Set(wrong)) console.error(text);
  const answered = outages.reduce((sum, outage) => sum + outage.answered, 0);
  const { refused, unanswered } = load.counts();
  const acknowledged = load.acknowledged().length;
  return {
    ok: lost + twice + stuck + wrong.length === 0 && acknowledged > 0 && answered > 0,
    figure:
      `${rounds} times the primary and one of two processes killed: ${acknowledged} writes acknowledged, ${lost} lost, ${twice} stored twice; ` +
      `from the kill to the first acknowledgement (least/median/most): ${recoveries(outages)}; ` +
      `${answered} answers without a primary, ${wrong.length} answers that are not as documented (503 with Retry-After), ` +
      `${refused} writes refused and ${unanswered} unanswered, sent again; ${stuck} processes stuck`,
  };
}

/**
 * `kill -9` of the primary and of a process of the product while people write to both: after the promotion of the standby, every
 * acknowledged write is there once, and the process that is left has recovered by itself.
 */
export async function failover({ rounds = 20 }: Effort): Promise<Finding> {
  if (noPostgres !== null) return { ok: true, skipped: true, figure: noPostgres };
  return inFolder(async (folder) => {
    const servers = await startServers();
    return play(folder, servers, rounds).finally(servers.close);
  });
}
