import { restTable } from '@miraco/server/rest/table';
import { procedures } from '@miraco/server/router';
import { flood, send } from './flood.ts';
import { type Finding, inFolder, serve } from './served.ts';

const depths = [33, 5000];

/** Lists, objects, and both by turns, of so many levels. */
const shapes: readonly ((levels: number) => string)[] = [
  (levels) => `${'['.repeat(levels)}${']'.repeat(levels)}`,
  (levels) => `${'{"user":'.repeat(levels)}1${'}'.repeat(levels)}`,
  (levels) => `${'[{"id":'.repeat(Math.ceil(levels / 2))}1${'}]'.repeat(Math.ceil(levels / 2))}`,
  // Never closed: it must be refused before it is parsed.
  (levels) => '['.repeat(levels),
];

/** The longest input that an address has room for. */
const longestInAddress = 12_000;

interface Asked {
  method: string;
  path: string;
  body?: string;
}

/** Every way in, with JSON of `levels`, and unknown paths. */
function* ways(levels: number): Generator<Asked> {
  for (const shape of shapes) {
    const body = shape(levels);
    for (const { method, path } of restTable) yield { method, path: `/api${path.replaceAll(/:\w+/g, 'x')}`, body };
    for (const path of ['/', '/nothing', '/api/nothing', '/trpc/nothing', '/healthz', '/api/upload/uploadimage'])
      yield { method: 'POST', path, body };
    const input = encodeURIComponent(body);
    for (const name of procedures.keys()) {
      yield { method: 'POST', path: `/trpc/${name}`, body };
      yield { method: 'POST', path: `/trpc/${name},account.me?batch=1`, body };
      if (input.length <= longestInAddress) yield { method: 'GET', path: `/trpc/${name}?input=${input}` };
      if (input.length <= longestInAddress) yield { method: 'GET', path: `/trpc/${name}?batch=1&input=${input}` };
    }
  }
}

/** A GET reads no body, so it has its documented status. */
const mayAnswer = ({ method, path }: Asked, status: number) =>
  status === 400 || (method === 'GET' && !path.startsWith('/trpc/') && status < 500 && status > 0);

/** JSON that is nested too deeply, wherever JSON is taken, with a session and without: 400 and never 5xx. */
export const nesting = (): Promise<Finding> =>
  inFolder(async (dataDir) => {
    const product = await serve(dataDir);
    const token = await product.signIn();
    const url = new URL(product.url);
    const statuses = new Map<number, number>();
    const wrong: string[] = [];
    const all = depths.flatMap((levels) => [...ways(levels)]);
    for (const auth of ['', token]) {
      await flood(all.length, 8, async (index, agent) => {
        const asked = all[index];
        if (!asked) return;
        const { status, body } = await send(url, agent, {
          ...asked,
          headers: { 'content-type': 'application/json', auth },
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (!mayAnswer(asked, status))
          wrong.push(`${status} ${asked.method} ${asked.path.slice(0, 100)} ${body.slice(0, 100)}`);
      });
    }
    const alive =
      (await product.request('GET', '/healthz')).ok && (await product.request('GET', '/trpc/account.me')).ok;
    await product.stop();
    for (const line of wrong.slice(0, 10)) console.error(line);
    const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}×${count}`);
    return {
      ok: wrong.length === 0 && alive,
      figure: `${restTable.length} paths and ${procedures.size} procedures with ${depths.join(' and ')} levels, signed in and not: ${wrong.length} answered otherwise than they should, ${alive ? 0 : 1} restarts (${counts.join(' ')})`,
    };
  });
