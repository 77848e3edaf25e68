import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { virtues } from '@miraco/domain/virtues';
import { answers, questionCount } from '@miraco/domain/wellness';
import type { PostgresServer } from '../../scripts/postgres-server.ts';
import type { Writer } from '../writers.ts';
import { noneReady } from './request-proxy.ts';
import { withClient } from './servers.ts';

const writersAtOnce = 12;

/** In milliseconds. */
const pauses = { betweenWrites: 20, beforeRetry: 100 };
const patience = 60_000;

/** One write in so many is a weekly test: a user may store ten of them in a day. */
const weeklyEvery = 100;

/** Stored once, however often it is sent: what is sent again after a lost answer is a repetition (`packages/db`). */
interface Write {
  /** What names it in the database. */
  key: string;
  path: string;
  body: object;
}

function exerciseOf({ id }: Writer): Write {
  const description = randomUUID();
  return {
    key: `exercise ${description}`,
    path: '/api/client/responsibility/training/register',
    body: { user: id, virtue: virtues[0], description, level: 'low', frequency: 'daily' },
  };
}

function weeklyTestOf({ id }: Writer): Write {
  const responses = Array.from({ length: questionCount }, () => answers[randomInt(answers.length)]);
  return {
    key: `weekly test ${id} ${JSON.stringify(responses)}`,
    path: '/api/client/responsibility/weekly/register',
    body: { user: id, responses },
  };
}

/** How often each write is stored. */
export const storedIn = (server: PostgresServer, database: string): Promise<Map<string, number>> =>
  withClient(server, database, async (client) => {
    const { rows } = await client.query({
      text: `select key, count(*)::int from (
          select 'exercise ' || description as key from exercises
          union all select 'weekly test ' || "user" || ' ' || responses from weekly_tests
        ) as writes group by key`,
      rowMode: 'array',
    });
    return new Map(rows.map(([key, times]) => [String(key), Number(times)]));
  });

interface Answer {
  status: number;
  retryAfter: string | null;
}

/** Null without an answer, or with half of one. */
async function ask(url: string, { token }: Writer, body?: object): Promise<Answer | null> {
  try {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', auth: token },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return null;
  }
}

const isAcknowledged = (answer: Answer | null) => answer?.status === 200;

/** Not now, but later: of the product, or of a proxy that knows of no process that is ready. */
export const isRefusal = (answer: Answer | null) =>
  answer?.status === 503 && /^[1-9]\d*$/.test(answer.retryAfter ?? '');

/** Everybody writes, one thing after another, each again until it is acknowledged. */
export function writeAll(url: string, people: readonly Writer[]) {
  const acknowledged: string[] = [];
  const unexpected: string[] = [];
  let [refused, unanswered, sent] = [0, 0, 0];
  let stopped = false;
  let awaited: { since: number; resolve: (at: number) => void } | null = null;

  function note(key: string, begun: number): void {
    acknowledged.push(key);
    if (awaited === null || begun < awaited.since) return;
    awaited.resolve(performance.now());
    awaited = null;
  }

  async function store({ key, path, body }: Write, writer: Writer): Promise<void> {
    while (!stopped) {
      const begun = performance.now();
      const answer = await ask(url + path, writer, body);
      if (isAcknowledged(answer)) return note(key, begun);
      if (answer === null) unanswered += 1;
      else if (isRefusal(answer)) refused += 1;
      else if (answer.status !== noneReady) unexpected.push(`${path} answered ${answer.status}`);
      await setTimeout(pauses.beforeRetry);
    }
  }

  /** Each user has one writer, as in life: a weekly test is compared with the latest one. */
  async function write(number: number): Promise<void> {
    const own = people.filter((_, index) => index % writersAtOnce === number);
    for (let turn = 0; !stopped; turn += 1) {
      const writer = own[turn % own.length];
      if (!writer) throw new Error('there are fewer users than writers');
      sent += 1;
      await store(sent % weeklyEvery === 0 ? weeklyTestOf(writer) : exerciseOf(writer), writer);
      await setTimeout(pauses.betweenWrites);
    }
  }

  const all = Promise.all(Array.from({ length: writersAtOnce }, (_, number) => write(number)));
  return {
    acknowledged: (): readonly string[] => acknowledged,
    unexpected: (): readonly string[] => unexpected,
    /** How often the product has said that it cannot now, and how often nothing was answered. */
    counts: () => ({ refused, unanswered }),

    /** When the first write is acknowledged of those that were begun from now on. */
    nextAcknowledged: async (): Promise<number> => {
      const next = new Promise<number>((resolve) => {
        awaited = { since: performance.now(), resolve };
      });
      const at = await Promise.race([next, setTimeout(patience, null, { ref: false })]);
      if (at === null) throw new Error(`no write was acknowledged within ${patience / 1000} s after a kill`);
      return at;
    },

    stop: async () => {
      stopped = true;
      await all;
    },
  };
}

export type Load = ReturnType<typeof writeAll>;

/** Asks for a read and a write. Returns what was answered. */
export async function askBoth(url: string, writer: Writer): Promise<(Answer | null)[]> {
  const { path, body } = exerciseOf(writer);
  const read = `${url}/api/client/responsibility/training/getbyuser/${writer.id}`;
  return Promise.all([ask(read, writer), ask(url + path, writer, body)]);
}
